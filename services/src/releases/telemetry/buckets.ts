import type { Percentiles } from '@nestwell/contracts/delivery/server';

/** Each bucket's edge is a tenth above the one before: what is read back is off by a twentieth at most. */
const STEP = 1.1;

/** The bucket of a measure from 0 to 60,000; there are 117. */
export const bucketOf = (value: number) => (value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(STEP)));

const middleOf = (bucket: number) => (bucket === 0 ? 0 : (STEP ** (bucket - 1) * (1 + STEP)) / 2);

/** What so many of a hundred measures do not exceed; null where there are none. */
export function percentileOf(
  rows: readonly { bucket: number; count: number }[],
  percent: number,
): number | null {
  const sorted = [...rows].sort((one, other) => one.bucket - other.bucket);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  const found = sorted.find(({ count }) => (seen += count) >= (all * percent) / 100);
  return found === undefined ? null : Math.round(middleOf(found.bucket));
}

export function percentilesOf(rows: Parameters<typeof percentileOf>[0]): Percentiles | null {
  const [p50, p75, p95] = [50, 75, 95].map((percent) => percentileOf(rows, percent));
  return p50 == null || p75 == null || p95 == null ? null : { p50, p75, p95 };
}
