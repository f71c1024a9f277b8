import { dueDateOfWeek, isBeyondTerm, pregnancyWeekOf, weekInWords, weeksSaid } from './pregnancy-week';

const TODAY = '2026-06-15';

it.each([
  ['due today', '2026-06-15', 40],
  ['due tomorrow', '2026-06-16', 39],
  ['due in a week', '2026-06-22', 39],
  ['due in eight days', '2026-06-23', 38],
  ['six days over', '2026-06-09', 40],
  ['a week over', '2026-06-08', 41],
  ['two weeks over', '2026-06-01', 42],
  ['months over', '2026-01-01', 42],
  ['due in 39 weeks', '2027-03-15', 1],
  ['due in two years', '2028-06-15', 1],
])('the week of a baby %s', (_, dueDate, week) => {
  expect(pregnancyWeekOf(dueDate, TODAY)).toBe(week);
});

it('comes back from the date it was turned into, for every week', () => {
  for (let week = 1; week <= 42; week += 1)
    expect(pregnancyWeekOf(dueDateOfWeek(week, TODAY), TODAY)).toBe(week);
});

it('advances by one after seven days', () => {
  expect(pregnancyWeekOf(dueDateOfWeek(20, TODAY), '2026-06-21')).toBe(20);
  expect(pregnancyWeekOf(dueDateOfWeek(20, TODAY), '2026-06-22')).toBe(21);
});

it.each([
  ['on its date', '2026-06-15', false],
  ['at 42 weeks', '2026-06-01', false],
  ['at 42 weeks and a day', '2026-05-31', true],
  ['at 45 weeks', '2026-05-11', true],
])('counts no week beyond 42: %s', (_, dueDate, isBeyond) => {
  expect(isBeyondTerm(dueDate, TODAY)).toBe(isBeyond);
});

it.each([
  [30, '2026-08-24', 'Week 30', '30 weeks'],
  [1, '2027-03-15', 'Week 1', '1 week'],
  [42, '2026-06-01', 'Week 42', '42 weeks'],
  [42, '2026-05-31', 'Past 42 weeks', 'more than 42 weeks'],
  [42, '2026-05-11', 'Past 42 weeks', 'more than 42 weeks'],
  [24, null, 'Week 24', '24 weeks'],
  [null, null, null, null],
])('names week %p of a baby due %p as %p and says %p', (pregnancyWeek, dueDate, label, said) => {
  expect(weekInWords({ pregnancyWeek, dueDate }, TODAY)).toBe(label);
  expect(weeksSaid({ pregnancyWeek, dueDate }, TODAY)).toBe(said);
});
