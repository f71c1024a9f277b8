import { unknownPregnancyFacts } from '@nestwell/contracts/account';
import { planSlots } from '@nestwell/contracts/nutrition';
import { dietaryFilters } from '@nestwell/domain/food-fit';
import { aNursingMother, aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { carbSpread } from '@nestwell/safety/care';
import { carbsOf } from '../../../lib/carbs/meal-carbs';
import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import { snacks } from '../../../lib/recipes/snacks/snacks';
import { makePlan } from './make-plan';
import type { PlanKind } from './plan-kind';
import { snacksFor } from './plan-snacks';
import { planForOf } from './recipe-pool';
import { seeded } from './shuffle';
import { recipeOf } from './testing/made-plans';

const kinds: readonly PlanKind[] = [
  { type: 'smart', days: 3 },
  { type: 'smart', days: 7 },
  { type: 'smart', days: 14 },
  { type: 'trimester', trimester: 1 },
  { type: 'trimester', trimester: 2 },
  { type: 'trimester', trimester: 3 },
  { type: 'postpartum', nursing: true },
  { type: 'postpartum', nursing: false },
];
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
const pregnancyFacts = { ...unknownPregnancyFacts, diabetes: true };
const members = {
  pregnant: aUser({ pregnancyFacts }),
  nursing: aNursingMother({ pregnancyFacts }),
  paused: aQuietMember('paused', { pregnancyFacts }),
};

function carbsPlanned(kind: PlanKind, seed: number, planFor: ReturnType<typeof planForOf>) {
  const plan = makePlan(catalogue, kind, {
    userId: 'amara',
    today: '2026-10-15',
    diets: [],
    random: seeded(seed),
    ...planFor,
  });
  return Object.values(plan.days).map((day) =>
    Object.fromEntries(planSlots.map((slot) => [slot, carbsOf(recipeOf(day[slot][0] ?? '')) ?? Infinity])),
  );
}

describe.each(Object.entries(members))('a plan for a %s member with diabetes', (_, member) => {
  it.each(kinds)('has no meal beyond its share of carbs: %j', (kind) => {
    const days = seeds.flatMap((seed) => carbsPlanned(kind, seed, planForOf(member)));
    const beyond = days.flatMap((day) =>
      planSlots.filter((slot) => (day[slot] ?? Infinity) > carbSpread[slot].value).map((slot) => day[slot]),
    );

    expect(beyond).toEqual([]);
  });
});

it('goes beyond it for a member without, which is why it is asked', () => {
  const without = planForOf(aUser({ pregnancyFacts: { ...pregnancyFacts, diabetes: false } }));
  const most = seeds.flatMap((seed) => carbsPlanned({ type: 'smart', days: 14 }, seed, without));

  expect(Math.max(...most.flatMap((day) => Object.values(day)))).toBeGreaterThan(80);
});

it('takes an open question in pregnancy for a yes, and for a no otherwise', () => {
  expect(planForOf(aUser()).spreadsCarbs).toBe(true);
  expect(planForOf(aNursingMother()).spreadsCarbs).toBe(false);
});

it('still makes every kind of plan with any one diet', () => {
  for (const kind of kinds)
    for (const diet of dietaryFilters)
      expect(() =>
        makePlan(catalogue, kind, {
          userId: 'amara',
          today: '2026-10-15',
          diets: [diet],
          random: seeded(1),
          ...planForOf(members.pregnant),
        }),
      ).not.toThrow();
});

it('offers no snack with more carbs than a snack has, and keeps one she chose', () => {
  const offered = snacksFor(['date-tahini'], { ...planForOf(members.pregnant), diets: [] });
  const beyond = offered.filter((snack) => (carbsOf(snack) ?? Infinity) > carbSpread.snack.value);

  expect(beyond.map(({ id }) => id)).toEqual(['date-tahini']);
  expect(offered.length).toBeGreaterThan(3);
  expect(snacks.length).toBeGreaterThan(offered.length);
});
