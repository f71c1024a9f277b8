import { askedOf } from './asked-of';
import { catalogue } from './catalogue/catalogue';
import { recipeById } from './catalogue/whole';
import type { DietaryFilter } from '@nestwell/domain/food-fit';
import { matching } from './recipe-search';

const found = (search: string, diets: readonly DietaryFilter[] = []) =>
  matching(catalogue, { search, diets, mealTime: 'all', whole: recipeById });
const names = (search: string) => found(search).map(({ name }) => name);

it.each([
  ['salmon bowl', 'Salmon'],
  ['bowl salmon', 'Salmon'],
  ['lentils', 'Lentil'],
  ['oat porridge', 'Oat Porridge'],
  ['porridges with oats', 'Oat Porridge'],
  ['some recipes with chickpeas', 'Chickpea'],
  ['CHIA', 'Chia'],
])('%s finds recipes, first one called %s', (search, name) => {
  expect(names(search)[0]).toContain(name);
});

it.each([
  ['vegan', 'isVegan'],
  ['vegetarian dinner', 'isVegetarian'],
  ['gluten free', 'isGlutenFree'],
  ['gluten-free', 'isGlutenFree'],
  ['nut free', 'isNutFree'],
  ['no nuts', 'isNutFree'],
  ['without eggs', 'isEggFree'],
  ['dairy-free curry', 'isDairyFree'],
] as const)('%s finds recipes that are so, and no other', (search, flag) => {
  const flags = found(search).map((recipe) => recipe[flag]);
  expect([...new Set(flags)]).toEqual([true]);
});

it.each(['vegan', 'nut free', 'gluten-free', 'no nuts'])('%s finds every recipe that is so', (search) => {
  const [diet] = askedOf(search).diets;
  expect(found(search)).toHaveLength(found('', diet === undefined ? [] : [diet]).length);
  expect(found(search).length).toBeGreaterThan(5);
});

it('finds what is in the ingredients, after what is called so', () => {
  const called = names('ginger').map((name) => /ginger/i.test(name));
  expect(called).toEqual([...called].sort().reverse());
  expect(called).toContain(false);
});

it('finds what they are good for as soon as that has come', () => {
  const search = 'potassium';
  const sooner = matching(catalogue, { search, diets: [], mealTime: 'all' });

  expect(sooner).toEqual([]);
  expect(names(search)).not.toEqual([]);
});

it('finds all for nothing typed, and nothing for what no recipe has', () => {
  expect(names('  ')).toEqual(catalogue.map(({ name }) => name));
  expect(names('salmon xylophone')).toEqual([]);
});
