import type { Food } from '@nestwell/contracts/nutrition';
import { aKeptRecipe } from '../../../../testing/a-kept-food';
import { banana } from '../../../../testing/a-meal';
import { draftOfKept } from './kept-recipe-draft';
import { emptyRecipe, perServing, readContains, requestOfRecipe, type RecipeDraft } from './recipe-draft';

const withIron: Food = {
  ...banana,
  nutrients: [
    ...banana.nutrients,
    { nutrientId: 1089, nutrientName: 'Iron, Fe', value: 0.5, unitName: 'mg' },
  ],
};
const line = (food: Food | null, name = 'Banana, raw', times = 2) => ({
  key: 1,
  name,
  food,
  portion: { label: '100 g', grams: 100 },
  times,
});
const recipe = (changes: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...emptyRecipe,
  name: 'Banana bread',
  servings: 4,
  ingredients: [line(withIron)],
  ...changes,
});

it('divides what is known by the servings', () => {
  expect(perServing(recipe())).toMatchObject({
    calories: 45,
    micronutrients: { iron: 0.25 },
  });
});

it('keeps an ingredient without figures as unknown', () => {
  const request = requestOfRecipe(recipe({ ingredients: [line(withIron), line(null, 'Aunt Vi’s flour')] }));

  expect(request).toMatchObject({
    kind: 'recipe',
    calories: 45,
    portion: { label: 'serving', grams: null },
  });
  expect(request?.recipe?.ingredients[1]).toMatchObject({
    name: 'Aunt Vi’s flour',
    calories: null,
  });
});

it('is complete with a name and the energy of one ingredient at least', () => {
  expect(requestOfRecipe(recipe({ name: ' ' }))).toBeUndefined();
  expect(requestOfRecipe(recipe({ ingredients: [] }))).toBeUndefined();
  expect(requestOfRecipe(recipe({ ingredients: [line(null)] }))).toBeUndefined();
});

it('reads what it contains from its ingredients, which she may correct', () => {
  const ingredients = [line(null, 'Milk, whole'), line(withIron)];
  expect(readContains({ ingredients })).toEqual(['dairy']);
  expect(requestOfRecipe(recipe({ ingredients, contains: [] }))?.contains).toEqual([]);
});

it('changes a kept recipe without its food: figures follow amounts and servings', () => {
  const kept = aKeptRecipe();
  const draft = draftOfKept(kept);
  expect(requestOfRecipe(draft)?.recipe).toEqual({
    ...kept.recipe,
    ingredients: requestOfRecipe(draft)?.recipe?.ingredients,
  });

  const [lentils, garlic] = draft.ingredients;
  if (!lentils || !garlic) throw new Error('the recipe has two ingredients');
  expect(perServing(draft)?.calories).toBe(269);
  expect(perServing({ ...draft, servings: 2 })?.calories).toBe(537);
  const twice = { ...draft, ingredients: [{ ...lentils, times: 6 }, garlic] };
  expect(requestOfRecipe(twice)).toMatchObject({
    calories: 537,
    contains: ['celery'],
    recipe: {
      ingredients: [{ calories: 2148, portion: { times: 6, grams: 100 } }, { calories: null }],
    },
  });
});

it('keeps figures as they are written, also for other servings, until she has them counted', () => {
  const stated = draftOfKept(aKeptRecipe({}, { isStated: true }));

  expect(perServing(stated)).toMatchObject({
    calories: 290,
    protein: 17,
    fat: null,
  });
  expect(perServing({ ...stated, servings: 2 })?.calories).toBe(580);
  expect(requestOfRecipe(stated)).toMatchObject({
    calories: 290,
    recipe: { isStated: true },
  });
  expect(requestOfRecipe({ ...stated, stated: null })).toMatchObject({
    calories: 269,
    recipe: { isStated: false },
  });
});

it('takes the energy she says where no ingredient has figures', () => {
  const unknown = recipe({
    ingredients: [line(null, '300 g lentils')],
    energy: '320',
  });
  expect(requestOfRecipe(unknown)).toMatchObject({
    calories: 320,
    protein: null,
    recipe: { isStated: true },
  });
});
