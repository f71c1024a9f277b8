import { birthOfMonths, dueDateOfWeek, monthsSince, stageOn, trimesterOf, weekOf } from './pregnancy';

const TODAY = '2026-06-15';

describe('the week of pregnancy', () => {
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
  ])('%s', (_, dueDate, week) => {
    expect(weekOf(dueDate, TODAY)).toBe(week);
  });

  it('comes back from the date it was turned into, for every week', () => {
    for (let week = 1; week <= 42; week += 1) expect(weekOf(dueDateOfWeek(week, TODAY), TODAY)).toBe(week);
  });

  it('advances by one after seven days', () => {
    expect(weekOf(dueDateOfWeek(20, TODAY), '2026-06-21')).toBe(20);
    expect(weekOf(dueDateOfWeek(20, TODAY), '2026-06-22')).toBe(21);
  });
});

describe('the trimester', () => {
  it.each([
    [1, 'first_trimester'],
    [13, 'first_trimester'],
    [14, 'second_trimester'],
    [27, 'second_trimester'],
    [28, 'third_trimester'],
    [42, 'third_trimester'],
  ])('of week %i is the %s', (week, stage) => {
    expect(trimesterOf(week)).toBe(stage);
  });
});

describe('months postpartum', () => {
  it.each([
    ['born today', '2026-06-15', 0],
    ['a day short of a month', '2026-05-16', 0],
    ['a month', '2026-05-15', 1],
    ['a leap day, a year on', '2024-02-29', 27],
    ['a date still ahead', '2026-07-01', 0],
  ])('%s', (_, bornOn, months) => {
    expect(monthsSince(bornOn, TODAY)).toBe(months);
  });

  it.each(['2026-06-15', '2026-05-31', '2028-02-29', '2027-01-01'])(
    'come back from the birth they were turned into, on %s',
    (today) => {
      for (let months = 0; months <= 24; months += 1)
        expect(monthsSince(birthOfMonths(months, today), today)).toBe(months);
    },
  );
});

describe('her stage', () => {
  const facts = { isPregnant: true, pregnancyPaused: false, dueDate: '2026-08-10', babyBornOn: null };

  it('while pregnant has a week and no months', () => {
    expect(stageOn({ ...facts, babyBornOn: '2024-01-01' }, TODAY)).toEqual({
      pregnancyWeek: 32,
      pregnancyStage: 'third_trimester',
      monthsPostpartum: null,
      dueDate: '2026-08-10',
    });
  });

  it('after birth has months and neither week nor due date', () => {
    expect(stageOn({ ...facts, isPregnant: false, babyBornOn: '2026-02-15' }, TODAY)).toEqual({
      pregnancyWeek: null,
      pregnancyStage: 'postpartum',
      monthsPostpartum: 4,
      dueDate: null,
    });
  });

  it('while paused shows nothing that counts a pregnancy', () => {
    expect(stageOn({ ...facts, pregnancyPaused: true }, TODAY)).toEqual({
      pregnancyWeek: null,
      pregnancyStage: null,
      monthsPostpartum: null,
      dueDate: null,
    });
  });
});
