import { milestoneMonth } from './milestone-month';

const stage = { isPregnant: false, pregnancyWeek: null, monthsPostpartum: null, pregnancyPaused: false };

it.each([
  ['four months after birth', { ...stage, monthsPostpartum: 4 }, 4],
  ['the newborn days', { ...stage, monthsPostpartum: 0 }, 0],
  ['week 24', { ...stage, isPregnant: true, pregnancyWeek: 24 }, 6],
  ['week 1', { ...stage, isPregnant: true, pregnancyWeek: 1 }, 1],
  [
    'a pregnancy that has changed',
    { ...stage, isPregnant: true, pregnancyWeek: 24, pregnancyPaused: true },
    null,
  ],
  ['an unknown stage', stage, null],
])('names the month of %s', (_, user, month) => {
  expect(milestoneMonth(user)).toBe(month);
});
