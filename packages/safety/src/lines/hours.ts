/** A span of some days, by the clock of the line: days from 1, Monday, to 7; times as `HH:MM`. */
export interface Span {
  days: readonly number[];
  from: string;
  to: string;
}

/** When somebody answers; `unknown` while nobody has read it at the source, and then no hour is promised. */
export type Hours = 'always' | 'unknown' | { zone: string; spans: readonly Span[] };
