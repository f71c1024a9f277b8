import { meantKilocalories } from './energy';

const milk = { protein: 3.4, carbs: 4.8, fat: 3.6 };

it.each([
  ['kilojoules of milk', 270, milk, '100 g', 65],
  ['kilocalories of milk', 65, milk, '100 g', undefined],
  ['what fits neither', 600, milk, '100 g', undefined],
  ['more than 100 g can have', 1540, {}, '100 g', 368],
  ['what 100 g can have', 900, {}, '100 g', undefined],
  ['more than a meal has', 2400, {}, 'meal', 574],
  ['a large meal', 1450, {}, 'meal', undefined],
  ['a meal of which one part is not known', 1450, { protein: 10, fat: 5 }, 'meal', undefined],
  ['a feast with its parts', 2300, { protein: 100, carbs: 250, fat: 100 }, 'meal', undefined],
  ['water with noughts', 0, { protein: 0, carbs: 0, fat: 0 }, 'meal', undefined],
] as const)('asks about %s', (_, typed, macronutrients, of, kilocalories) => {
  expect(meantKilocalories(typed, macronutrients, of)).toBe(kilocalories);
});
