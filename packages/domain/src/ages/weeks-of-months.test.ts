import { milestoneWeeksOfMonths, monthOfWeek, weeksOfMonths } from './weeks-of-months';

it.each([
  [0, 0],
  [1, 4],
  [3, 13],
  [4, 17],
  [6, 26],
  [9, 39],
])('%i months are about %i weeks', (months, weeks) => {
  expect(weeksOfMonths(months)).toBe(weeks);
});

it.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [24, 6],
  [40, 10],
])('week %i lies in month %i', (week, month) => {
  expect(monthOfWeek(week)).toBe(month);
});

it('counts four weeks to a month for milestones', () => {
  expect(milestoneWeeksOfMonths(6)).toBe(24);
});
