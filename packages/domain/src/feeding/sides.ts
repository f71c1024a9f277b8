import type { Running } from './logged';
import type { FeedSide, SideTurn } from './turn';

/** What she presses while a feed runs. */
export type FeedStep = FeedSide | 'pause';

/** As many turns as one feed may have. */
export const MOST_TURNS = 60;

/**
 * The turns after a press at a moment. What comes late, from a phone that had no network, never begins before what is
 * there; a turn of no length leaves no trace.
 */
export function afterStep(turns: readonly SideTurn[], step: FeedStep, at: Date): SideTurn[] {
  const last = turns.at(-1);
  const moment = notBefore(at, last?.to ?? last?.from);
  if (last?.to === null && last.side === step) return [...turns];
  const closed = endedAt(turns, moment);
  return step === 'pause' ? closed : [...closed, { side: step, from: moment.toISOString(), to: null }];
}

/** The turns with the running one ended. */
export function endedAt(turns: readonly SideTurn[], at: Date): SideTurn[] {
  const last = turns.at(-1);
  if (!last || last.to !== null) return [...turns];
  const to = notBefore(at, last.from).toISOString();
  return to === last.from ? turns.slice(0, -1) : [...turns.slice(0, -1), { ...last, to }];
}

/** Milliseconds at one side; a turn of both counts for each. */
export const spentOn = (side: 'left' | 'right', turns: readonly SideTurn[], now: Date): number =>
  sumOf(
    turns.filter((turn) => turn.side === side || turn.side === 'both'),
    now,
  );

/** Milliseconds fed, without its pauses. */
export const spent = (turns: readonly SideTurn[], now: Date): number => sumOf(turns, now);

export const isPaused = ({ endedAt: end, sides }: Running): boolean =>
  end === null && sides.length > 0 && sides.at(-1)?.to !== null;

/** Milliseconds of each pause between two turns, and of the one she is in. */
export function pausesOf(turns: readonly SideTurn[], until: Date): number[] {
  return turns.flatMap(({ to }, index) => {
    if (to === null) return [];
    const next = turns[index + 1]?.from ?? until.toISOString();
    const length = Date.parse(next) - Date.parse(to);
    return length > 0 ? [length] : [];
  });
}

/** The first turn that does not fit: it ends before it begins, begins before the one before it ends, or leaves the feed. */
export function misplacedTurn(
  turns: readonly SideTurn[],
  feed: { from: Date; to: Date | null },
): number | undefined {
  const index = turns.findIndex(({ from, to }, place) => {
    const before = turns[place - 1]?.to ?? feed.from.toISOString();
    const isRunning = to === null;
    if (Date.parse(from) < Date.parse(before)) return true;
    if (isRunning) return place < turns.length - 1 || feed.to !== null;
    return Date.parse(to) <= Date.parse(from) || (feed.to !== null && Date.parse(to) > feed.to.getTime());
  });
  return index < 0 ? undefined : index;
}

const notBefore = (at: Date, floor: string | undefined) =>
  floor !== undefined && Date.parse(floor) > at.getTime() ? new Date(floor) : at;

const sumOf = (turns: readonly SideTurn[], now: Date) =>
  turns.reduce((sum, { from, to }) => sum + Math.max(0, endOf(to, now) - Date.parse(from)), 0);

const endOf = (to: string | null, now: Date) => (to === null ? now.getTime() : Date.parse(to));
