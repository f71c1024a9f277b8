import type { Allergen } from './allergens';
import { allergies } from './allergies';
import { filtersOfProfile, leftOutBy } from './dietary';
import { allergensOfFood, conflictsOf } from './food-contents';

it.each<[string, Allergen[]]>([
  ['Banana, raw', []],
  ['Cheese, cheddar', ['dairy']],
  ['Yogurt, soy, plain', ['soy']],
  ['Greek yogurt, plain, nonfat', ['dairy']],
  ['Coconut milk drink', []],
  ['Oat milk', ['gluten']],
  ['Almond milk, unsweetened', ['tree nuts']],
  ['Bread, rye', ['gluten']],
  ['Bread, gluten-free', []],
  ['Pasta, gluten-free, cooked', []],
  ['Tortilla, corn', []],
  ['Tortilla, flour', ['gluten']],
  ['Noodles, rice, cooked', []],
  ['Noodles, egg, cooked', ['gluten', 'eggs']],
  ['Flour, almond', ['tree nuts']],
  ['Rice cakes', []],
  ['Buckwheat groats, cooked', []],
  ['Butter beans, cooked', []],
  ['Eggplant, raw', []],
  ['Pizza, vegetable', ['gluten', 'dairy']],
  ['Pancakes, plain', ['gluten', 'dairy', 'eggs']],
  ['Omelet, plain', ['eggs']],
  ['Chocolate, dark, 70-85%', []],
  ['Chocolate, milk', ['dairy']],
  ['Peanut butter and jelly sandwich', ['gluten', 'peanuts']],
  ['Trail mix', ['tree nuts', 'peanuts']],
  ['Sushi roll, salmon', ['fish', 'sesame']],
  ['Imitation crab', ['fish', 'crustaceans']],
  ['Paella', ['crustaceans', 'molluscs']],
  ['Mussels, cooked', ['molluscs']],
  ['Falafel', ['sesame']],
  ['Yogurt with nuts', ['dairy', 'tree nuts']],
  ['Seafood soup', ['fish', 'crustaceans', 'molluscs', 'celery']],
  ['Doughnut, glazed', ['gluten', 'eggs']],
  ['Vinaigrette dressing', ['mustard', 'sulphites']],
  ['Apricots, dried', ['sulphites']],
  ['Celery, raw', ['celery']],
  ['Coconut, dried, unsweetened', ['sulphites']],
])('%s may contain %j', (name, expected) => {
  expect(allergensOfFood(name)).toEqual(expected);
});

it.each(allergies)('knows what is named as the allergy to %s is', (allergy) => {
  const [filter] = filtersOfProfile({ allergies: [allergy], dietaryRestrictions: [] });

  expect(filter && leftOutBy(filter)).toEqual(expect.arrayContaining(allergensOfFood(allergy).slice(0, 1)));
  expect(allergensOfFood(allergy)).not.toEqual([]);
});

it.each([
  ['Chicken breast, roasted, without skin', ['meat or fish']],
  ['Salmon, smoked', ['meat or fish']],
  ['Sausage, vegetarian', []],
  ['Veggie burger patty', []],
  ['Coconut meat, raw', []],
  ['Graham crackers', []],
  ['Gelatin dessert', ['meat or fish']],
  ['Cheese, cheddar', []],
])('%s is for a vegetarian: %j stands against it', (name, expected) => {
  expect(conflictsOf(name, ['vegetarian'])).toEqual(expected);
});

it.each([
  ['Honey', ['milk, egg or honey']],
  ['Cheese, cheddar', ['milk, egg or honey']],
  ['Tofu, firm', []],
  ['Beef stew', ['meat or fish']],
])('%s is for a vegan: %j stands against it', (name, expected) => {
  expect(conflictsOf(name, ['vegan'])).toEqual(expected);
});

it('names each reason once, and judges no salt', () => {
  expect(conflictsOf('Cheese sandwich', ['dairyFree', 'glutenFree', 'lowSodium'])).toEqual([
    'dairy',
    'gluten',
  ]);
  expect(conflictsOf('Oysters, raw', ['shellfishFree', 'molluscFree'])).toEqual(['molluscs']);
});
