import { bucketOf, percentileOf, percentilesOf } from './buckets';

const rowsOf = (values: readonly number[]) => values.map((value) => ({ bucket: bucketOf(value), count: 1 }));

it('reads percentiles back within a twentieth, whatever the size of the measures', () => {
  for (const size of [1, 10, 100, 600]) {
    const rows = rowsOf(Array.from({ length: 100 }, (_, index) => (index + 1) * size));
    for (const percent of [50, 75, 95]) {
      const off = Math.abs((percentileOf(rows, percent) ?? 0) / (percent * size) - 1);
      expect(off).toBeLessThanOrEqual(0.06);
    }
  }
});

it('a few endless waits move the last percentile alone, where a mean would move too', () => {
  const rows = rowsOf([
    ...Array.from({ length: 90 }, () => 100),
    ...Array.from({ length: 10 }, () => 60_000),
  ]);

  expect(percentilesOf(rows)).toEqual({ p50: 102, p75: 102, p95: expect.closeTo(60_000, -4) as number });
});

it('nothing measured has no percentiles, and what takes no time has zero', () => {
  expect(percentilesOf([])).toBeNull();
  expect(percentilesOf(rowsOf([0, 0]))).toEqual({ p50: 0, p75: 0, p95: 0 });
});

it('the largest measure that is taken lies in one of 117 buckets', () => {
  expect(bucketOf(60_000)).toBe(116);
});
