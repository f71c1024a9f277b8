import { babySummaryOf, monthsOfLife, weeksOfPregnancy, type Stage } from './summary';

const pregnant = (week: number | null): Stage => ({
  pregnancyWeek: week,
  monthsPostpartum: null,
  correctedMonths: null,
});
const postpartum = (months: number | null, correctedMonths: number | null = null): Stage => ({
  pregnancyWeek: null,
  monthsPostpartum: months,
  correctedMonths,
});

it('covers every week from 4 to 42 and every month from 0 to 24, once and in order', () => {
  expect(weeksOfPregnancy.map(({ week }) => week)).toEqual(Array.from({ length: 39 }, (_, i) => i + 4));
  expect(monthsOfLife.map(({ month }) => month)).toEqual(Array.from({ length: 25 }, (_, i) => i));
});

it('never lets a baby shrink from one week to the next', () => {
  weeksOfPregnancy.slice(1).forEach((entry, index) => {
    const before = weeksOfPregnancy[index];
    expect(entry.length).toBeGreaterThanOrEqual(before?.length ?? 0);
    expect(entry.weight ?? Infinity).toBeGreaterThanOrEqual(before?.weight ?? 0);
  });
});

it('says nothing twice', () => {
  const texts = [...weeksOfPregnancy, ...monthsOfLife].flatMap(({ baby, mother }) => [baby, mother]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  [4, 'first'],
  [13, 'first'],
  [14, 'second'],
  [27, 'second'],
  [28, 'third'],
  [42, 'third'],
])('puts week %i into the %s trimester', (week, trimester) => {
  expect(babySummaryOf(pregnant(week))).toMatchObject({ currentWeek: week, currentMonth: null, trimester });
});

it('describes week 24 with its figures and how they were measured', () => {
  expect(babySummaryOf(pregnant(24))?.milestone).toMatchObject({
    sizeComparison: 'an ear of corn',
    sizeDescription: 'About 32 cm and 670 g, crown to heel. Typical, every baby varies.',
    sizeEmoji: '🌽',
  });
});

it('says from week 14 that the length now includes the legs', () => {
  expect(babySummaryOf(pregnant(13))?.milestone?.sizeDescription).toContain('crown to rump');
  expect(babySummaryOf(pregnant(14))?.milestone?.sizeDescription).toContain('crown to heel');
});

it('has no milestone before week 4 and after two years', () => {
  expect(babySummaryOf(pregnant(3))).toMatchObject({ currentWeek: 3, milestone: null });
  expect(babySummaryOf(postpartum(25))).toMatchObject({ currentWeek: 0, currentMonth: 25, milestone: null });
});

it('counts month 0 as a month', () => {
  expect(babySummaryOf(postpartum(0))).toMatchObject({ trimester: 'postpartum', currentMonth: 0 });
  expect(babySummaryOf(postpartum(0))?.milestone?.sizeComparison).toBe('getting to know you');
});

it('follows the due date of a baby born early in what baby does, and the birth in what helps her', () => {
  const [early, term] = [babySummaryOf(postpartum(4, 2)), babySummaryOf(postpartum(4))];

  expect(early).toMatchObject({ currentMonth: 4, correctedMonths: 2 });
  expect(term).not.toHaveProperty('correctedMonths');
  expect(early?.milestone).toMatchObject({
    sizeComparison: monthsOfLife[2]?.doing,
    developmentMilestone: monthsOfLife[2]?.baby,
    maternalTip: monthsOfLife[4]?.mother,
  });
  expect(early?.milestone?.sizeDescription).toContain('Counted from the due date, 2 months old');
  expect(term?.milestone?.developmentMilestone).toBe(monthsOfLife[4]?.baby);
  expect(term?.milestone?.sizeDescription).not.toContain('due date');
});

it('is missing without a date, as it is while she is quiet', () => {
  expect(babySummaryOf(pregnant(null))).toBeNull();
  expect(babySummaryOf(postpartum(null))).toBeNull();
});

it('gives twins and more no figure of a single baby, in any week or month', () => {
  const stages = [
    ...weeksOfPregnancy.map(({ week }) => pregnant(week)),
    ...monthsOfLife.map(({ month }) => postpartum(month)),
  ];
  for (const stage of stages) {
    const words = babySummaryOf({ ...stage, babies: 2 })?.milestone?.sizeDescription;
    expect([stage, words]).toEqual([stage, expect.not.stringMatching(/\d (cm|g|kg)\b/)]);
    if (stage.pregnancyWeek !== null) expect(words).toMatch(/size of a single baby\. Ask at your scans/);
  }
});

const home = (week: number, told: Partial<Stage>) =>
  babySummaryOf({ ...pregnant(week), ...told })?.milestone?.developmentMilestone ?? '';
const lastWeeks = [34, 35, 36, 37, 38, 39, 40, 41, 42];

it.each([
  ['twins', { babies: 2, whom: 'plannedEarlier' }, /from week 37, from 36 where they share a placenta/],
  ['diabetes and the like', { whom: 'plannedEarlier' }, /ask when your birth is planned/],
] as const)('from week 34 on says first, with %s, that a birth may be planned earlier', (_, told, words) => {
  for (const week of lastWeeks) {
    expect(home(week, told)).toMatch(/earlier/);
    expect(home(week, told)).not.toMatch(/on the date itself|From 41 weeks/);
    if (week < 40) expect(home(week, told)).toMatch(words);
    expect(home(week, {})).not.toMatch(words);
  }
  expect(home(33, told)).toBe(home(33, {}));
});

it('names no typical weight to the mother of a baby born early', () => {
  expect(babySummaryOf(postpartum(0))?.milestone?.sizeDescription).toContain('Typical weight');
  expect(babySummaryOf(postpartum(2, 0))?.milestone?.sizeDescription).not.toContain('Typical weight');
});

it('says every figure in the units of the member, in any week and month', () => {
  const stages = [
    ...weeksOfPregnancy.map(({ week }) => pregnant(week)),
    ...monthsOfLife.map(({ month }) => postpartum(month)),
  ];
  const wordsOf = (units: 'us' | 'metric') =>
    stages.map((one) => babySummaryOf({ ...one, units })?.milestone?.sizeDescription ?? '');

  expect(wordsOf('us').filter((words) => /\d (cm|g|kg)\b/.test(words))).toEqual([]);
  expect(wordsOf('metric').filter((words) => /\d (in|lb|oz)\b/.test(words))).toEqual([]);
  expect(wordsOf('us').filter((words) => /\d (in|lb|oz)\b/.test(words)).length).toBeGreaterThan(40);
  expect(babySummaryOf({ ...pregnant(28), units: 'us' })?.milestone?.sizeDescription).toMatch(
    /^About 14\.9 in and 2 lb 11 oz, crown to heel\./,
  );
});
