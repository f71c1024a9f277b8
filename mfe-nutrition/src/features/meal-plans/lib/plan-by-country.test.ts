import type { Country } from '@nestwell/safety/lines';
import { verdictsOf } from '@nestwell/safety/foods';
import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import { recipeById } from '../../../lib/recipes/catalogue/whole';
import { makePlan } from './make-plan';
import { smartLengths, type PlanKind } from './plan-kind';
import { snacksFor } from './plan-snacks';
import { seeded } from './shuffle';

const countries: readonly (Country | undefined)[] = ['us', 'ca', 'gb', 'au', 'nz', undefined];
const kinds: readonly PlanKind[] = [
  ...smartLengths.map((days) => ({ type: 'smart' as const, days })),
  ...([1, 2, 3] as const).map((trimester) => ({ type: 'trimester' as const, trimester })),
];
const SEEDS = [1, 2, 3, 4, 5];

/** Every line of every plan for a pregnant member there, and of the snacks that are offered beside it. */
function linesIn(country: Country | undefined): string[] {
  const planFor = { diets: [], pregnant: true, country };
  const planned = kinds.flatMap((kind) =>
    SEEDS.flatMap((seed) => {
      const plan = makePlan(catalogue, kind, {
        ...planFor,
        userId: 'nora',
        today: '2026-10-15',
        random: seeded(seed),
      });
      return Object.values(plan.days).flatMap(({ breakfast, lunch, dinner }) => [
        ...breakfast,
        ...lunch,
        ...dinner,
      ]);
    }),
  );
  const recipes = [...new Set(planned)].flatMap((id) => recipeById(id) ?? []);
  return [...recipes, ...snacksFor([], planFor)].flatMap(({ ingredients }) => ingredients);
}

it.each(countries)('plans and offers in %s nothing that is to be avoided in pregnancy there', (country) => {
  const lines = linesIn(country);

  expect(lines.length).toBeGreaterThan(200);
  expect(
    lines.filter((line) => verdictsOf(line, 'pregnant', country).some(({ level }) => level === 'avoid')),
  ).toEqual([]);
});

it('plans no hummus and no tahini in New Zealand, where both are to be avoided, and does elsewhere', () => {
  const SESAME = /hummus|tahini/i;

  expect(linesIn('nz').filter((line) => SESAME.test(line))).toEqual([]);
  expect(linesIn(undefined).filter((line) => SESAME.test(line))).toEqual([]);
  expect(linesIn('us').filter((line) => SESAME.test(line)).length).toBeGreaterThan(0);
});
