import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import type { Recipe } from '../../../lib/recipes/recipe';
import { categoryOf, shoppingListOf } from './shopping-list';

const [any] = catalogue as readonly [Recipe, ...Recipe[]];
const listOf = (...recipes: string[][]) =>
  shoppingListOf(recipes.map((ingredients) => ({ ...any, servings: 1, ingredients })));
const linesOf = (...recipes: string[][]) =>
  listOf(...recipes)
    .flatMap(({ items }) => items)
    .map(({ item, amount, quantity }) => [item, amount, quantity]);

it.each([
  ['400 g Chicken breast', 'Proteins'],
  ['1 cup canned black beans', 'Proteins'],
  ['1 cup rolled oats', 'Grains & Seeds'],
  ['2 tbsp pumpkin seeds', 'Grains & Seeds'],
  ['300 g chia pudding base with berries', 'Grains & Seeds'],
  ['2 bell peppers', 'Fruits & Vegetables'],
  ['1 lemon', 'Fruits & Vegetables'],
  ['1 tbsp olive oil', 'Pantry'],
])('puts %s under %s', (line, category) => {
  expect(categoryOf(line)).toBe(category);
  expect(listOf([line])[0]?.category).toBe(category);
});

it('puts one of a food where many of it belong', () => {
  expect(listOf(['1 carrot, grated'])[0]?.category).toBe('Fruits & Vegetables');
});

it('has one line for one and many, in whatever case and however prepared', () => {
  expect(linesOf(['1 carrot, grated', ' 1 Lemon, juiced '], ['2 carrots, sliced', '1/2 lemon'])).toEqual([
    ['Carrots', '3', '2 servings'],
    ['Lemons', '2', '2 servings'],
  ]);
  expect(linesOf(['4 large eggs, beaten'], ['1 small egg'])).toEqual([['Eggs', '5', '2 servings']]);
  expect(linesOf(['1 ripe banana, sliced'], ['1 banana'])).toEqual([['Bananas', '2', '2 servings']]);
});

it.each([
  [['400 g kale, torn', '150 g kale, shredded'], '550 g'],
  [['600 g kale', '600 g kale'], '1.2 kg'],
  [['1 litre oat milk', '350 ml oat milk'], '1.35 liters'],
  [['1 cup oat milk', '200 ml oat milk'], '440 ml'],
  [['600 ml oat milk', '400 ml oat milk'], '1 liter'],
  [['8 g yeast', '7 g yeast'], '15 g'],
  [['1/3 cup rolled oats', '1/3 cup rolled oats, toasted'], '⅔ cup'],
  [['1 cup rolled oats', '1/2 cup rolled oats'], '1½ cups'],
  [['1 tbsp olive oil', '2 tsp olive oil'], '1⅔ tbsp'],
  [['12 tbsp olive oil', '6 tbsp olive oil'], '1¼ cups'],
  [['1/8 cup walnuts'], '2 tbsp'],
  [['1/2 tbsp maple syrup'], '1½ tsp'],
  [['1 can chickpeas, rinsed', '2 cans chickpeas'], '3 cans'],
  [['2 slices rye bread', '1 slice rye bread'], '3 slices'],
  [['1/2 avocado, sliced'], '1'],
  [['1 pinch salt'], '1 pinch'],
  [['0,5 l oat milk', '0,5 l oat milk'], '1 liter'],
  [['1 lb 2 oz potatoes', '14 oz potatoes'], '910 g'],
  [['1 cup + 2 tbsp oat bran', '2 tbsp oat bran'], '1¼ cups'],
  [['2 x 400 g tins chickpeas', '1 (400 g) can chickpeas'], '3 × 400 g cans'],
  [['100 g / 3.5 oz butter', '50 g butter'], '150 g'],
  [['2-3 carrots'], '3'],
])('adds %j up to %s', (lines, amount) => {
  expect(linesOf(lines)).toHaveLength(1);
  expect(linesOf(lines)[0]?.[1]).toBe(amount);
});

it('counts servings, not pots: a stew for four that is eaten twice needs half of it', () => {
  const stew = { ...any, servings: 4, ingredients: ['2 cans chickpeas', '500 g kale', '1 onion, sliced'] };
  const items = shoppingListOf([stew, stew]).flatMap((group) => group.items);

  expect(items.map(({ item, amount, quantity }) => [item, amount, quantity])).toEqual([
    ['Kale', '250 g', '2 servings'],
    ['Onion', '1', '2 servings'],
    ['Chickpeas', '1 can', '2 servings'],
  ]);
});

it('takes no amount that may be a thousand times as much', () => {
  expect(linesOf(['1,500 g spelt'])).toEqual([['1,500 g spelt', undefined, '1 serving']]);
});

it('gives each amount where lines cannot be added, and none where one is not known', () => {
  expect(linesOf(['1 handful parsley, chopped'], ['2 tbsp parsley, chopped'])).toEqual([
    ['Parsley', '1 handful + 2 tbsp', '2 servings'],
  ]);
  expect(linesOf(['1 cream'], ['300 g cream'])[0]?.[1]).toBe('1 + 300 g');
  expect(linesOf(['parsley'], ['2 tbsp parsley'])[0]?.[1]).toBeUndefined();
});

it('says an amount of all that the catalogue needs', () => {
  const items = shoppingListOf(catalogue).flatMap((group) => group.items);
  const without = items.filter(({ amount }) => amount === undefined).map(({ item }) => item);

  expect(items.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});
