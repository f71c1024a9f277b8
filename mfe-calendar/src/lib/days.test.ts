import { addDays, addMonths, dayKey, fieldValueOf, monthGrid, startOfWeek } from './days';

it('starts weeks on Monday', () => {
  expect(dayKey(startOfWeek(new Date(2026, 10, 22)))).toBe('2026-11-16');
  expect(dayKey(startOfWeek(new Date(2026, 10, 16)))).toBe('2026-11-16');
});

it.each([
  [new Date(2026, 9, 15), '2026-09-28', '2026-11-01', 5],
  [new Date(2026, 1, 10), '2026-01-26', '2026-03-01', 5],
  [new Date(2027, 1, 10), '2027-02-01', '2027-02-28', 4],
  [new Date(2026, 7, 1), '2026-07-27', '2026-09-06', 6],
])('shows the whole month of %s', (day, first, last, weeks) => {
  const grid = monthGrid(day);

  expect([dayKey(grid[0]?.[0] as Date), dayKey(grid.at(-1)?.[6] as Date), grid.length]).toEqual([
    first,
    last,
    weeks,
  ]);
});

it('clamps to the last day of a shorter month', () => {
  expect(dayKey(addMonths(new Date(2026, 0, 31), 1))).toBe('2026-02-28');
});

it('counts days by the calendar', () => {
  expect(fieldValueOf(addDays(new Date(2026, 2, 28, 0, 0), 1))).toBe('2026-03-29T00:00');
});
