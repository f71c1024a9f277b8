import { catalogue } from './catalogue/catalogue';
import { fitsMealTime, mealWeight } from './meal-weight';
import type { Recipe } from './recipe';

const recipe = (changes: Partial<Recipe>): Recipe => ({
  ...(catalogue[0] as Recipe),
  name: 'Plain dish',
  tags: [],
  calories: 300,
  prepTime: 10,
  cookTime: 10,
  ...changes,
});

it.each([
  [{}, 'substantial'],
  [{ calories: 349 }, 'substantial'],
  [{ calories: 350 }, 'hearty'],
  [{ prepTime: 10, cookTime: 15 }, 'substantial'],
  [{ prepTime: 10, cookTime: 16 }, 'hearty'],
  [{ tags: ['iron-rich'] }, 'hearty'],
  [{ name: 'Bean Curry' }, 'hearty'],
  [{ calories: 249, cookTime: 0 }, 'light'],
  [{ calories: 249 }, 'substantial'],
  [{ tags: ['quick'], calories: 600 }, 'light'],
  [{ tags: ['anti-nausea', 'warming'] }, 'light'],
  [{ name: 'Green Smoothie', calories: 500 }, 'light'],
] as const)('%j is %s', (changes, weight) => {
  expect(mealWeight(recipe(changes))).toBe(weight);
});

it.each([
  ['Ginger Porridge', {}, 'breakfast', true],
  ['Tofu Stir-Fry', {}, 'breakfast', false],
  ['Bean Casserole', { tags: ['quick'] }, 'breakfast', false],
  ['Rich Porridge', { calories: 500 }, 'breakfast', false],
  ['Salmon Bowl', { calories: 500 }, 'dinner', false],
  ['Overnight Oats', { calories: 500 }, 'dinner', false],
  ['Lentil Stew', {}, 'dinner', true],
  ['Toast', { tags: ['quick'] }, 'dinner', false],
  ['Anything', {}, 'lunch', true],
] as const)('%s %j for %s: %s', (name, changes, time, fits) => {
  expect(fitsMealTime(recipe({ name, ...changes }), time)).toBe(fits);
});
