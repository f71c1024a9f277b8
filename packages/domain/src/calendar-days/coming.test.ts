import { comingDate, comingDayOfMonth, comingWeekday } from './coming';

it.each([
  ['said in April is in May, which has one', 31, '2026-04-10', '2026-05-31'],
  ['is still ahead in its own month', 31, '2026-05-10', '2026-05-31'],
  ['is today', 31, '2026-05-31', '2026-05-31'],
  ['is past', 10, '2026-05-11', '2026-06-10'],
  ['is in the next year', 5, '2026-12-20', '2027-01-05'],
  ['passes over a short February', 30, '2027-01-31', '2027-03-30'],
])('a day of the month that %s', (_, day, today, coming) => {
  expect(comingDayOfMonth(day, today)).toBe(coming);
});

it.each([0, 32, 45])('no month has a %ith', (day) => {
  expect(comingDayOfMonth(day, '2026-04-10')).toBeUndefined();
});

it.each([
  ['ahead in this year', 12, 24, '2026-11-22', '2026-12-24'],
  ['today', 11, 22, '2026-11-22', '2026-11-22'],
  ['past in this year', 3, 1, '2026-11-22', '2027-03-01'],
  ['a leap day', 2, 29, '2026-11-22', '2028-02-29'],
  ['a leap day over a year without one', 2, 29, '2097-01-01', '2104-02-29'],
])('a date %s', (_, month, day, today, coming) => {
  expect(comingDate(month, day, today)).toBe(coming);
});

it.each([
  [2, 30],
  [4, 31],
  [13, 1],
])('month %i has no day %i', (month, day) => {
  expect(comingDate(month, day, '2026-11-22')).toBeUndefined();
});

it('a weekday is the next one, a week away on that day itself', () => {
  expect(comingWeekday(4, '2026-11-22')).toBe('2026-11-27');
  expect(comingWeekday(6, '2026-11-22')).toBe('2026-11-29');
});
