export const feedSides = ['left', 'right', 'both'] as const;
export type FeedSide = (typeof feedSides)[number];

/** One side's turn, ISO 8601; `to` is null while it runs. What lies between two turns is a pause. */
export interface SideTurn {
  side: FeedSide;
  from: string;
  to: string | null;
}
