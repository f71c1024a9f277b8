import { correctedMonths } from './corrected-months';

const born = '2026-01-10';

it.each([
  ['at 36 weeks and 6 days', '2026-02-01', '2026-06-10', 4],
  ['at 37 weeks', '2026-01-31', '2026-06-10', null],
  ['on her date', '2026-01-10', '2026-06-10', null],
  ['at 30 weeks', '2026-03-21', '2026-06-10', 2],
  ['at 30 weeks, before the date has come', '2026-03-21', '2026-03-01', 0],
  ['at 22 weeks', '2026-05-16', '2026-06-16', 1],
  ['with a date of another pregnancy', '2026-12-01', '2026-06-10', null],
  ['with a date of a former pregnancy', '2024-02-01', '2026-06-10', null],
  ['at 30 weeks, two years later', '2026-03-21', '2028-01-20', 21],
  ['at 30 weeks, past two years', '2026-03-21', '2028-02-20', null],
])('a baby born %s', (_, dueDate, today, months) => {
  expect(correctedMonths({ dueDate, babyBornOn: born }, today)).toBe(months);
});

it.each([
  [null, born],
  ['2026-03-21', null],
])('guesses nothing from %p and %p', (dueDate, babyBornOn) => {
  expect(correctedMonths({ dueDate, babyBornOn }, '2026-06-10')).toBeNull();
});
