import { milestoneWeeksOfMonths } from '@nestwell/domain/ages';
import { milestones, shareOf } from './milestones';

const reached = (months: number) =>
  milestones.filter(({ week }) => milestoneWeeksOfMonths(months) >= week).map(({ week }) => week);

it.each([
  [0, [], 0],
  [1, [2, 4], 17],
  [2, [2, 4, 6, 8], 33],
  [3, [2, 4, 6, 8, 12], 50],
  [5, [2, 4, 6, 8, 12], 83],
  [6, [2, 4, 6, 8, 12, 24], 100],
  [24, [2, 4, 6, 8, 12, 24], 100],
])('at %d months the weeks %p are reached and the bar shows %d %%', (months, weeks, share) => {
  expect(reached(months)).toEqual(weeks);
  expect(shareOf(milestoneWeeksOfMonths(months))).toBe(share);
});
