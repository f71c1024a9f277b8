import { allergies } from '@nestwell/contracts/account';
import { recipeById } from '../../../lib/recipes/catalogue/whole';
import { filtersOfProfile } from '@nestwell/domain/food-fit';
import { aPlan } from '../../../testing/a-plan';
import { snacksFor, snacksOf, toggledSnacks, withSnacks } from './plan-snacks';
import { animal, forbidden } from './testing/forbidden';

const idsFor = (...profile: Parameters<typeof filtersOfProfile>) =>
  snacksFor([], { diets: filtersOfProfile(...profile), pregnant: true }).map(({ id }) => id);
const linesOf = (plan: ReturnType<typeof aPlan>) => plan.shoppingList.flatMap(({ items }) => items);

it.each(allergies)('offers no snack against an allergy to %s, and four at least for a vegan', (allergy) => {
  const offered = idsFor({ allergies: [allergy], dietaryRestrictions: ['vegan'] });
  const ingredients = offered.flatMap((id) => recipeById(id)?.ingredients ?? []);

  expect(offered.length).toBeGreaterThanOrEqual(4);
  expect(ingredients.filter((line) => forbidden[allergy](line) || animal.vegan(line))).toEqual([]);
});

it('has four for a vegan who is allergic to all of it', () => {
  const everything = { allergies: [...allergies], dietaryRestrictions: ['vegan'] };
  expect(idsFor(everything).length).toBeGreaterThanOrEqual(4);
});

it('shows what is in the plan, though she saved an allergy to it since', () => {
  const diets = filtersOfProfile({ allergies: ['sesame'], dietaryRestrictions: [] });
  const shown = snacksFor(['hummus-pita'], { diets, pregnant: false }).map(({ id }) => id);

  expect(shown).toContain('hummus-pita');
  expect(shown).not.toContain('date-tahini');
});

it('adds one, takes it off, and keeps no more than a day can have', () => {
  expect(toggledSnacks(['one'], 'two')).toEqual(['one', 'two']);
  expect(toggledSnacks(['one', 'two'], 'one')).toEqual(['two']);
  expect(toggledSnacks(['1', '2', '3', '4', '5', '6'], '7')).toHaveLength(6);
});

it('puts a snack into every day and its food on the list, and takes both away again', () => {
  const plan = withSnacks(aPlan(), []);
  const more = withSnacks(plan, ['hummus-pita']);

  expect(Object.values(more.days).map(({ snacks }) => snacks)).toEqual([['hummus-pita'], ['hummus-pita']]);
  expect(linesOf(more)).toContainEqual({
    item: 'Hummus',
    quantity: '2 servings',
    amount: '⅔ cup',
    checked: false,
  });
  expect(snacksOf(more)).toEqual(['hummus-pita']);
  expect(withSnacks(more, [])).toEqual(plan);
});

it('keeps a tick where no more is needed, of a list of former days too', () => {
  const former = aPlan({
    shoppingList: [
      {
        category: 'Proteins',
        items: [{ item: '1 1/2 cups brown lentils, rinsed', quantity: '1 serving', checked: true }],
      },
      {
        category: 'Fruits & Vegetables',
        items: [{ item: 'Carrots', quantity: '1 serving', amount: '3', checked: true }],
      },
    ],
  });
  const checked = linesOf(withSnacks(former, ['hummus-pita'])).filter((line) => line.checked);

  expect(checked.map(({ item }) => item)).toEqual(['Brown lentils']);
});
