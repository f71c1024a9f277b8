import { aPlan } from '../../../testing/a-plan';
import { recipeById } from '../../../lib/recipes/catalogue/whole';
import { coverageOf } from './coverage';
import { withSnacks } from './plan-snacks';

// Its first day has 1,340 kcal; the second has one recipe that is gone: 865.
const plan = aPlan();

it('says what an average day of the plan covers of her goal, and what it leaves to her', () => {
  expect(coverageOf(plan, 2600)).toEqual({
    meals: 1103,
    snacks: 0,
    percentage: 42,
    open: 1497,
    protein: expect.any(Number),
  });
});

it('counts the snacks of every day', () => {
  const more = withSnacks(plan, ['hummus-pita', 'date-tahini']);
  expect(coverageOf(more, 2600)).toEqual({
    meals: 1103,
    snacks: 700,
    percentage: 69,
    open: 797,
    protein: expect.any(Number),
  });
});

it('leaves nothing open where the plan goes beyond the goal, and divides by no goal', () => {
  expect(coverageOf(plan, 1000)).toMatchObject({ percentage: 110, open: 0 });
  expect(coverageOf({ days: {} }, 0)).toEqual({ meals: 0, snacks: 0, percentage: 0, open: 0, protein: 0 });
});

it('sums the protein of an average day, snacks included, and says when one is unknown', () => {
  const recipe = { ...(recipeById('overnight-oats-flax') as NonNullable<ReturnType<typeof recipeById>>) };
  const day = { breakfast: ['a'], lunch: ['a'], dinner: ['b'], snacks: ['a'] };
  const find = (protein: string) => () => ({ ...recipe, protein });

  expect(coverageOf({ days: { '2026-10-15': day } }, 2000, find('12.5')).protein).toBe(50);
  expect(coverageOf({ days: { '2026-10-15': day } }, 2000, find('')).protein).toBeNull();
});
