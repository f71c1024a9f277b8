import { milestoneMonth } from './milestone-month';

const stage = {
  isPregnant: false,
  pregnancyWeek: null,
  dueDate: null,
  monthsPostpartum: null,
  pregnancyPaused: false,
};

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
  ['42 weeks', { ...stage, isPregnant: true, pregnancyWeek: 42, dueDate: '2026-06-01' }, 10],
  ['45 weeks', { ...stage, isPregnant: true, pregnancyWeek: 42, dueDate: '2026-05-11' }, null],
  ['an unknown stage', stage, null],
])('names the month of %s', (_, user, month) => {
  expect(milestoneMonth(user, '2026-06-15')).toBe(month);
});
