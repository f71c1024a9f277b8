/** A span of some days, by the clock of the line: days from 1, Monday, to 7; times as `HH:MM`. */
export interface Span {
  days: readonly number[];
  from: string;
  to: string;
}

/** When somebody answers. */
export type Hours = 'always' | { zone: string; spans: readonly Span[] };
