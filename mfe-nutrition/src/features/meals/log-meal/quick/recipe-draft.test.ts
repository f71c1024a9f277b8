import type { Food } from '@nestwell/contracts/nutrition';
import { banana } from '../../../../testing/a-meal';
import { perServing, readContains, requestOfRecipe, type RecipeDraft } from './recipe-draft';

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
  name: 'Banana bread',
  servings: 4,
  ingredients: [line(withIron)],
  ...changes,
});

it('divides what is known by the servings', () => {
  expect(perServing(recipe())).toMatchObject({ calories: 45, micronutrients: { iron: 0.25 } });
});

it('keeps an ingredient without figures as unknown', () => {
  const request = requestOfRecipe(recipe({ ingredients: [line(withIron), line(null, 'Aunt Vi’s flour')] }));

  expect(request).toMatchObject({ kind: 'recipe', calories: 45, portion: { label: 'serving', grams: null } });
  expect(request?.recipe?.ingredients[1]).toMatchObject({ name: 'Aunt Vi’s flour', calories: null });
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
