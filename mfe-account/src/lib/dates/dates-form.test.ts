import { datesOf, datesProblem, emptyDates, LONG_AGO, namedDueDate } from './dates-form';
import { birthReckoning, pregnancyReckoning } from './reckoning';

const TODAY = '2026-10-15';

describe('the dates of a pregnancy', () => {
  it.each([
    ['dueDate', { dueDate: '2027-02-02' }, '2027-02-02'],
    ['lastPeriod', { lastPeriod: '2026-04-28' }, '2027-02-02'],
    ['about', { dueDate: '2027-02-02' }, null],
    ['lastPeriod', {}, null],
  ] as const)('by %s from %o name %s', (countedFrom, said, dueDate) => {
    expect(namedDueDate({ ...emptyDates, ...said, countedFrom })).toBe(dueDate);
  });

  it.each([
    ['no day', {}, 'Choose your due date, or the quick way'],
    ['a day two weeks ago', { dueDate: '2026-10-01' }, undefined],
    ['a day longer ago', { dueDate: '2026-09-30' }, LONG_AGO],
    ['a day in 40 weeks', { dueDate: '2027-07-22' }, undefined],
    ['a day further away', { dueDate: '2027-07-23' }, 'That is more than 40 weeks away'],
  ] as const)('with %s are answered', (_, said, problem) => {
    expect(datesProblem({ ...emptyDates, ...said, countedFrom: 'dueDate' }, true, TODAY)).toBe(problem);
  });

  it('say week, trimester and days to go, or past', () => {
    expect(pregnancyReckoning('2027-02-02', TODAY)).toEqual({
      lead: 'Today you are',
      figure: '24 weeks, 2 days',
      note: 'Second trimester, 110 days to go',
    });
    expect(pregnancyReckoning('2026-10-14', TODAY).note).toBe('Third trimester, 1 day past your due date');
  });
});

describe('the dates of a birth', () => {
  const bornOn = '2026-06-15';

  it.each([
    ['tomorrow', '2026-10-16', 'Choose today or a day before'],
    ['six years ago', '2020-10-15', 'Choose a day in the last 5 years'],
    ['this summer', bornOn, undefined],
  ])('%s are answered', (_, day, problem) => {
    const said = { ...emptyDates, bornFrom: 'bornOn', bornOn: day } as const;
    expect(datesProblem(said, false, TODAY)).toBe(problem);
  });

  it('of a baby who came early say both ages', () => {
    const reckoning = birthReckoning({ bornOn, dueDate: '2026-07-24', babies: 2 }, TODAY);

    expect(reckoning).toEqual({
      lead: 'Today they are',
      figure: '4 months',
      note: 'About 2 months and 3 weeks counted from the due date. Milestones and growth follow that age until 24 months.',
    });
    expect(birthReckoning({ bornOn, dueDate: '2026-10-18', babies: 1 }, TODAY).note).toContain('still ahead');
    expect(birthReckoning({ bornOn, dueDate: null, babies: 1 }, TODAY)).toMatchObject({
      lead: 'Today your baby is',
      note: 'Milestones and growth follow that age.',
    });
  });
});

it('is filled with what is known of her', () => {
  const known = {
    dueDate: '2027-02-02',
    isDueDateExact: true,
    babyBornOn: '2026-06-15',
    isBirthDateExact: false,
    bornEarlyAt: { weeks: 34, days: 3 },
    babies: 2,
  };

  expect(datesOf(known)).toEqual({
    countedFrom: 'dueDate',
    dueDate: '2027-02-02',
    lastPeriod: '2026-04-28',
    bornFrom: 'about',
    bornOn: '2026-06-15',
    isEarly: true,
    weeksAtBirth: 34,
    daysAtBirth: 3,
    babies: 2,
  });
});
