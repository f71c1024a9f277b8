import fc from 'fast-check';
import { addDays, addMonths, daysBetween, monthsBetween } from './arithmetic';

const anyDay = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays('2026-01-01', days));

it.each([
  ['2026-10-24', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s moved by %i days is %s', (date, days, moved) => {
  expect(addDays(date, days)).toBe(moved);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-30', 14, '2028-01-30'],
])('%s moved by %i months is %s: the end of a month clamps', (date, months, moved) => {
  expect(addMonths(date, months)).toBe(moved);
});

it('counts days of 23 and 25 hours as one day each', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

it.each([
  ['2026-01-15', '2026-07-15', 6],
  ['2026-01-15', '2026-07-14', 5],
  ['2026-01-31', '2026-02-27', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2024-02-29', '2026-02-28', 24],
  ['2026-07-15', '2026-01-15', 0],
])('from %s to %s are %i whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

it('gives back every number of days and months that was added', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(monthsBetween(day, addMonths(day, count))).toBe(count);
    }),
  );
});
