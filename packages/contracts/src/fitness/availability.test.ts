import type { PregnancyFact } from '../account/pregnancy-facts';
import { unknownPregnancyFacts } from '../account/pregnancy-facts.defaults';
import { fitOf, monthsToWait, motherOf } from './availability';

const exercise = (minMonthsPostpartum: number, pregnancySafe: boolean) => ({
  minMonthsPostpartum,
  pregnancySafe,
});
const postpartum = (monthsPostpartum: number) => ({ isPregnant: false, monthsPostpartum });
const pregnant = { isPregnant: true, monthsPostpartum: null };
const paused = { isPregnant: false, monthsPostpartum: null };

describe('which exercises are open to her', () => {
  it.each([
    ['at birth, without a minimum', exercise(0, false), postpartum(0), 'open', 0],
    ['at birth, from one month on', exercise(1, true), postpartum(0), 'later', 1],
    ['a month before the minimum', exercise(6, true), postpartum(5), 'later', 1],
    ['at the minimum', exercise(6, false), postpartum(6), 'open', 0],
    ['long after the minimum', exercise(6, false), postpartum(24), 'open', 0],
    ['pregnant, safe, whatever the minimum', exercise(6, true), pregnant, 'open', null],
    ['pregnant, not safe, no minimum', exercise(0, false), pregnant, 'later', null],
    ['paused, safe', exercise(6, true), paused, 'open', null],
    ['paused, not safe', exercise(0, false), paused, 'later', null],
  ])('%s', (_, limits, mother, fit, wait) => {
    expect(fitOf(limits, mother, { cleared: true })).toBe(fit);
    expect(monthsToWait(limits, mother)).toBe(wait);
  });

  it.each([
    ['an answer that was not given', null, 'unanswered'],
    ['an answer that could not be read', undefined, 'unanswered'],
    ['“Not yet”', { cleared: false }, 'notCleared'],
    ['“Yes”', { cleared: true }, 'open'],
  ])('takes %s for no more than it is', (_, clearance, fit) => {
    for (const stage of [postpartum(1), pregnant, paused])
      expect(fitOf(exercise(1, true), stage, clearance)).toBe(fit);
    expect(fitOf(exercise(0, true), postpartum(0), clearance)).toBe('open');
  });
});

const nobody: Parameters<typeof motherOf>[0] = {
  state: 'postpartum',
  isPregnant: false,
  monthsPostpartum: null,
  babies: 1,
  pregnancyFacts: unknownPregnancyFacts,
  dueDate: null,
  babyBornOn: null,
  recoveringSince: null,
};
const today = '2026-06-15';

it.each([
  ['after birth', { monthsPostpartum: 4 }, 4],
  ['since a loss', { recoveringSince: '2026-03-10' }, 3],
  ['since a loss without a date', {}, null],
])('counts the months of her body %s', (_, member, months) => {
  expect(motherOf({ ...nobody, ...member }, today).monthsPostpartum).toBe(months);
});

const expecting = { ...nobody, state: 'pregnant', isPregnant: true, dueDate: '2026-10-01' };
const situationOf = (member: typeof nobody) => motherOf(member, today).situation;
const stated = (fact: PregnancyFact, said: boolean | null = true) =>
  situationOf({ ...expecting, pregnancyFacts: { ...unknownPregnancyFacts, [fact]: said } });

it.each(['lowPlacenta', 'hypertension', 'diabetes', 'shortCervix', 'earlyLabor', 'slowGrowth'] as const)(
  'asks for clearance anew once she has stated %s',
  (fact) => {
    expect(stated(fact)).not.toBe(situationOf(expecting));
    expect(stated(fact, false)).toBe(situationOf(expecting));
    expect(stated(fact, null)).toBe(situationOf(expecting));
  },
);

it.each([
  ['twins', { ...expecting, babies: 2 }],
  ['another pregnancy', { ...expecting, dueDate: '2028-01-01' }],
  ['a birth', { ...nobody, babyBornOn: '2026-06-01' }],
  ['a second birth', { ...nobody, babyBornOn: '2028-01-09' }],
  ['a loss', { ...nobody, state: 'loss' }],
  ['a loss on a day', { ...nobody, state: 'loss', recoveringSince: '2026-06-01' }],
  ['a pause', { ...nobody, state: 'paused', isPregnant: true }],
])('holds no answer that was given before %s', (_, after) => {
  for (const before of [expecting, { ...nobody, babyBornOn: '2024-02-01' }])
    expect(situationOf(after)).not.toBe(situationOf(before));
});

it('fits its column with every reason stated', () => {
  const everything = Object.fromEntries(Object.keys(unknownPregnancyFacts).map((fact) => [fact, true]));
  const pregnancyFacts = { ...unknownPregnancyFacts, ...everything };

  expect(situationOf({ ...expecting, babies: 3, pregnancyFacts }).length).toBeLessThanOrEqual(160);
});
