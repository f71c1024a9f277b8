import { isFeed, type BabyNote } from './logged';

export interface DayCounts {
  feeds: number;
  wetNappies: number;
  /** Milliseconds of the longest sleep that touches the day; null where none was noted. */
  longestSleep: number | null;
}

/** What was noted of a baby since a moment. Counts only: what they mean is for whoever looks at the baby. */
export function countsSince(
  notes: readonly BabyNote[],
  baby: number,
  { from, now }: { from: Date; now: Date },
): DayCounts {
  const isWithin = ({ startedAt }: BabyNote) =>
    startedAt >= from.toISOString() && Date.parse(startedAt) <= +now;
  const hers = notes.filter((note) => note.baby === baby);
  const day = hers.filter(isWithin);
  const sleeps = hers
    .filter(({ kind, endedAt }) => kind === 'sleep' && endOf(endedAt, now) > +from)
    .map(({ startedAt, endedAt }) => endOf(endedAt, now) - Date.parse(startedAt));
  return {
    feeds: day.filter(isFeed).length,
    wetNappies: day.filter(({ nappy }) => nappy === 'wet' || nappy === 'both').length,
    longestSleep: sleeps.length > 0 ? Math.max(...sleeps) : null,
  };
}

const endOf = (endedAt: string | null, now: Date) => (endedAt === null ? now.getTime() : Date.parse(endedAt));
