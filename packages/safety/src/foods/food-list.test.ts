import { caffeineOf, cautionsOf, foodList, knownOf } from './index';

const foods = foodList();

it.each(foods.map(({ name, caution }) => [name, caution.id, caution] as const))(
  'what stands in the list as %s is known by its name, as %s',
  (name, _, caution) => {
    expect(knownOf(name)[0]).toBe(caution);
    expect(knownOf(name.toUpperCase())[0]).toBe(caution);
  },
);

it('says of nothing that it is safe', () => {
  const said = foods.map(({ name, caution: { short, pregnant, nursing } }) =>
    [name, short, pregnant, nursing].join(' '),
  );

  expect(said.filter((words) => /\bsafe(ly)?\b/i.test(words))).toEqual([]);
});

it.each([
  'Coffee, decaf',
  'decaf coffee',
  'cooked egg',
  'hard-boiled eggs',
  'Eggplant, raw',
  'Coconut meat, raw',
  'peanut butter',
  'butternut squash',
  'champagne vinegar',
  'ginger ale',
  'hamburger bun',
  'pasteurised milk',
  'pasteurized cheese spread',
  'corn flakes',
  'wine vinegar',
  'ginger beer',
  'green salad',
  'steak, well done',
  'rice cakes',
  'orange juice',
  'tea tree oil',
  'teaspoon of sugar',
  'swiss chard',
  'broad beans',
  'liverpool',
  'rawhide',
  'codeine',
])('%s is not marked by a word inside it', (name) => {
  expect(cautionsOf(name).map(({ id }) => id)).toEqual([]);
});

it.each([
  ['2 swordfish steaks', 'shark-and-billfish'],
  ['sharks', 'shark-and-billfish'],
  ['marlins', 'shark-and-billfish'],
  ['raw oysters', 'raw-fish'],
  ['two coffees', 'coffee'],
  ['beers', 'alcohol'],
  ['hot dogs', 'hot-dog'],
  ['runny eggs', 'runny-egg'],
  ['raw eggs', 'raw-egg'],
  ['unpasteurised brie', 'mould-cheese'],
  ['pasteurized brie', 'mould-cheese-pasteurised'],
  ['energy drinks', 'energy-drink'],
])('%s is known also in its plural, as %s', (name, id) => {
  expect(cautionsOf(name).map((caution) => caution.id)).toContain(id);
});

it.each([
  ['Coffee, black', 40],
  ['Tea, black', 20],
  ['Iced tea', 20],
  ['Tea, green', 12],
  ['Cola, diet', 9],
  ['Energy drink, sugar free', 32],
  ['Chocolate, dark, 70-85%', 80],
  ['Espresso', null],
  ['Coffee, espresso', null],
  ['Latte, whole milk', null],
  ['Chai latte', null],
  ['Matcha green tea', null],
  ['Dark chocolate coffee', null],
  ['Coffee, decaffeinated', undefined],
  ['Cola, caffeine-free', undefined],
  ['Tea, herbal', undefined],
  ['Cocktail, piña colada', undefined],
  ['Coffee cake', undefined],
  ['Milk, whole', undefined],
])('%s has %s mg of caffeine in 100 g', (name, mg) => {
  expect(caffeineOf(name)).toBe(mg);
});
