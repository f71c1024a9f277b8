import { productOf } from './product';
import { productRecord } from './product-record';

const read = (record: Record<string, unknown>) =>
  productOf('5012345678900', productRecord.parse({ nutriments: { 'energy-kcal_100g': 100 }, ...record }));

const figures = (nutriments: Record<string, unknown>, rest: Record<string, unknown> = {}) => {
  const found = read({ nutriments, ...rest });
  const value = (id: number) => found?.nutrients.find(({ nutrientId }) => nutrientId === id)?.value;
  return (
    found && {
      energy: value(1008),
      protein: value(1003),
      carbs: value(1005),
      fat: value(1004),
      iron: value(1089),
      vitaminB12: value(1178),
      vitaminD: value(1114),
      isDoubted: found.isEnergyDoubted,
      of: found.figuresOf,
    }
  );
};
const MILK = { proteins_100g: 3.4, carbohydrates_100g: 4.8, fat_100g: 3.6 };

it.each([
  ['kilojoules in both fields', { 'energy-kcal_100g': 270, energy_100g: 270, ...MILK }, 65, false],
  [
    'kilojoules in the field of kilocalories, over what can be',
    { 'energy-kcal_100g': 1540, ...MILK, fat_100g: 37, carbohydrates_100g: 4 },
    368,
    false,
  ],
  ['right ones', { 'energy-kcal_100g': 65, energy_100g: 272, ...MILK }, 65, false],
  ['no reading that fits', { 'energy-kcal_100g': 500, ...MILK }, 65, true],
  ['none beside macronutrients', { 'energy-kcal_100g': 0, ...MILK }, 65, true],
  ['the same in both, and nothing to compare with', { 'energy-kcal_100g': 270, energy_100g: 270 }, 270, true],
  [
    'wine',
    { 'energy-kcal_100g': 82, proteins_100g: 0.1, carbohydrates_100g: 2.6, fat_100g: 0, alcohol_100g: 12 },
    82,
    false,
  ],
  [
    'a sweetener',
    { 'energy-kcal_100g': 0, proteins_100g: 0, carbohydrates_100g: 100, fat_100g: 0, polyols_100g: 100 },
    0,
    false,
  ],
  [
    'bran',
    {
      'energy-kcal_100g': 216,
      proteins_100g: 15.6,
      carbohydrates_100g: 64.5,
      fat_100g: 4.3,
      fiber_100g: 42.8,
    },
    216,
    false,
  ],
])('energy from %s', (_, nutriments, energy, isDoubted) => {
  expect(figures(nutriments)).toMatchObject({ energy, isDoubted });
});

it.each([
  [
    'protein over the whole',
    { 'energy-kcal_100g': 100, proteins_100g: 110 },
    { protein: undefined, energy: 100 },
  ],
  ['fat over the whole', { 'energy-kcal_100g': 100, fat_100g: 300 }, { fat: undefined, energy: 100 }],
  [
    'more than the whole together',
    { 'energy-kcal_100g': 400, proteins_100g: 60, carbohydrates_100g: 60, fat_100g: 9 },
    { protein: undefined, carbs: undefined, fat: undefined },
  ],
  ['a little below none', { 'energy-kcal_100g': 100, carbohydrates_100g: -0.43 }, { carbs: 0 }],
  ['14 g of iron', { 'energy-kcal_100g': 100, iron_100g: 14 }, { iron: undefined, energy: 100 }],
  [
    'vitamins in grams',
    { 'energy-kcal_100g': 45, 'vitamin-b12_100g': 0.00000038, 'vitamin-d_100g': 0.00000075 },
    { vitaminB12: 0.38, vitaminD: 0.75 },
  ],
  ['fortified iron', { 'energy-kcal_100g': 380, iron_100g: 0.014 }, { iron: 14 }],
])('drops what cannot be: %s', (_, nutriments, expected) => {
  expect(figures(nutriments)).toMatchObject(expected);
});

it('does not know a product whose only energy cannot be', () => {
  expect(figures({ 'energy-kcal_100g': 0, carbohydrates_100g: 60 })).toBeUndefined();
  expect(figures({ 'energy-kcal_100g': 4000 })).toBeUndefined();
});

it('takes figures as prepared, or of a serving whose grams are known, and says so', () => {
  expect(figures({ 'energy-kcal_prepared_100g': 403 })).toMatchObject({ energy: 403, of: 'prepared' });
  expect(figures({ 'energy-kcal_serving': 50, fat_serving: 1 }, { serving_quantity: '25' })).toMatchObject({
    energy: 200,
    fat: 4,
    of: 'serving',
  });
  expect(figures({ 'energy-kcal_serving': 50 })).toBeUndefined();
});
