import { isFeed, type BabyNote } from './logged';
import type { FeedSide } from './turn';

const byStart = (one: BabyNote, other: BabyNote) => Date.parse(other.startedAt) - Date.parse(one.startedAt);

/** The feed that began last, running or over; a supplement never is one. */
export const lastFeed = <Note extends BabyNote>(notes: readonly Note[], baby: number): Note | undefined =>
  notes.filter((note) => isFeed(note) && note.baby === baby).sort(byStart)[0];

/** The side she ended on at the last breastfeed. */
export function lastSide(notes: readonly BabyNote[], baby: number): FeedSide | undefined {
  const breast = notes.filter(({ kind, sides }) => kind === 'breast' && sides.length > 0);
  return lastFeed(breast, baby)?.sides.at(-1)?.side;
}

/** The other side than the last one; none after both, or before any. */
export function sideToOffer(notes: readonly BabyNote[], baby: number): 'left' | 'right' | undefined {
  const last = lastSide(notes, baby);
  if (last === 'left') return 'right';
  return last === 'right' ? 'left' : undefined;
}
