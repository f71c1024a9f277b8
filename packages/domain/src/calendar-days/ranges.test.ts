import { daysOf, endOfMonth, monthGrid, startOfLast, startOfMonth, startOfWeek, weekOf } from './ranges';

it.each([
  ['a Monday is its own week’s start', '2026-11-16', '2026-11-16'],
  ['a Sunday ends the week', '2026-11-22', '2026-11-16'],
  ['the week of New Year began last year', '2027-01-01', '2026-12-28'],
  ['the European spring change falls inside the week', '2026-03-29', '2026-03-23'],
])('%s', (_, date, monday) => {
  expect(startOfWeek(date)).toBe(monday);
});

it('lists days with both ends, and none backwards', () => {
  expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysOf('2026-03-02', '2026-03-01')).toEqual([]);
  expect(weekOf('2026-11-18')).toHaveLength(7);
});

it.each([1, 7, 30])('counts today among the last %d days', (days) => {
  expect(daysOf(startOfLast(days, '2027-01-01'), '2027-01-01')).toHaveLength(days);
});

it('walks months by their first and last days', () => {
  expect(startOfMonth('2026-01-31', -1)).toBe('2025-12-01');
  expect(startOfMonth('2024-02-29')).toBe('2024-02-01');
  expect(endOfMonth('2024-01-31', 1)).toBe('2024-02-29');
});

it.each([
  ['2026-10-15', '2026-09-28', '2026-11-01', 5],
  ['2026-02-10', '2026-01-26', '2026-03-01', 5],
  ['2027-02-10', '2027-02-01', '2027-02-28', 4],
  ['2026-08-01', '2026-07-27', '2026-09-06', 6],
])('shows the whole month of %s in weeks from %s to %s', (day, first, last, weeks) => {
  const grid = monthGrid(day);

  expect([grid[0]?.[0], grid.at(-1)?.[6], grid.length]).toEqual([first, last, weeks]);
});
