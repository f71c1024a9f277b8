import type { SideTurn } from './turn';

/**
 * A tightening is a contraction; it, a movement and the start of a count of movements are of a baby that is not born
 * yet.
 */
export const babyKinds = [
  'breast',
  'bottle',
  'pump',
  'supplement',
  'nappy',
  'sleep',
  'tightening',
  'movement',
  'countStart',
] as const;
export type BabyKind = (typeof babyKinds)[number];
/** What a timer runs for. */
export const timedKinds = ['breast', 'pump', 'sleep', 'tightening'] as const satisfies BabyKind[];
/** What is the mother's, and of none of several babies. */
export const kindsOfHers: readonly BabyKind[] = ['pump', 'tightening', 'movement', 'countStart'];
export type TimedKind = (typeof timedKinds)[number];

export const nappyKinds = ['wet', 'dirty', 'both'] as const;
export type NappyKind = (typeof nappyKinds)[number];

export interface Running {
  endedAt: string | null;
  sides: readonly SideTurn[];
}

/** What was noted of a baby, as far as counting goes. */
export interface BabyNote extends Running {
  kind: BabyKind;
  /** Which one, from 1; null of what is the mother's: pumping. */
  baby: number | null;
  startedAt: string;
  nappy: NappyKind | null;
}

/** Milk she gave. A supplement is none, and neither is what she pumped. */
export const isFeed = ({ kind }: Pick<BabyNote, 'kind'>): boolean => kind === 'breast' || kind === 'bottle';

export const isRunning = ({ kind, endedAt }: Pick<BabyNote, 'kind' | 'endedAt'>): boolean =>
  endedAt === null && (timedKinds as readonly string[]).includes(kind);
