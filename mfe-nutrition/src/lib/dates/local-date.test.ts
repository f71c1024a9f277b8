import { addDays, dateRange, localDateOf, weekday } from './local-date';

it('names the day of a moment on the local calendar', () => {
  expect(localDateOf(new Date(2026, 9, 5, 23, 59))).toBe('2026-10-05');
});

it.each([
  ['2026-10-24', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s moved by %i days is %s', (date, days, moved) => {
  expect(addDays(date, days)).toBe(moved);
});

it('names a range once per month', () => {
  expect(dateRange('2026-10-15', '2026-10-21')).toBe('15 to 21 October');
  expect(dateRange('2026-10-28', '2026-11-03')).toBe('28 October to 3 November');
  expect(weekday('2026-10-15')).toBe('Thursday');
});
