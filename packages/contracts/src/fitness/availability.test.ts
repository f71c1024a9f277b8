import { isAvailable, monthsToWait, motherOf } from './availability';

const exercise = (minMonthsPostpartum: number, pregnancySafe: boolean) => ({
  minMonthsPostpartum,
  pregnancySafe,
});
const postpartum = (monthsPostpartum: number) => ({ isPregnant: false, monthsPostpartum });
const pregnant = { isPregnant: true, monthsPostpartum: null };
const paused = { isPregnant: false, monthsPostpartum: null };

describe('which exercises are open to her', () => {
  it.each([
    ['at birth, without a minimum', exercise(0, false), postpartum(0), true, 0],
    ['at birth, from one month on', exercise(1, true), postpartum(0), false, 1],
    ['a month before the minimum', exercise(6, true), postpartum(5), false, 1],
    ['at the minimum', exercise(6, false), postpartum(6), true, 0],
    ['long after the minimum', exercise(6, false), postpartum(24), true, 0],
    ['pregnant, safe, whatever the minimum', exercise(6, true), pregnant, true, null],
    ['pregnant, not safe, no minimum', exercise(0, false), pregnant, false, null],
    ['paused, safe', exercise(6, true), paused, true, null],
    ['paused, not safe', exercise(0, false), paused, false, null],
  ])('%s', (_, limits, mother, open, wait) => {
    expect(isAvailable(limits, mother)).toBe(open);
    expect(monthsToWait(limits, mother)).toBe(wait);
  });
});

it.each([
  ['after birth', { isPregnant: false, monthsPostpartum: 4, recoveringSince: null }, 4],
  ['since a loss', { isPregnant: false, monthsPostpartum: null, recoveringSince: '2026-03-10' }, 3],
  ['since a loss without a date', { isPregnant: false, monthsPostpartum: null, recoveringSince: null }, null],
])('counts the months of her body %s', (_, member, months) => {
  expect(motherOf(member, '2026-06-15').monthsPostpartum).toBe(months);
});
