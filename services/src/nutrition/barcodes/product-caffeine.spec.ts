import { productOf } from './product';
import { productRecord } from './product-record';

const read = (record: Record<string, unknown>) =>
  productOf('5012345678900', productRecord.parse({ nutriments: { 'energy-kcal_100g': 100 }, ...record }));

it.each<[string, Record<string, unknown>, number | null | undefined]>([
  [
    'its own figure',
    { categories_tags: ['en:energy-drinks'], nutriments: { energy_100g: 100, caffeine_100g: 0.032 } },
    32,
  ],
  ['its own figure as a text', { nutriments: { energy_100g: 100, caffeine_100g: '0.01' } }, 10],
  ['an energy drink without a figure', { categories_tags: ['en:energy-drinks'] }, 32],
  ['milligrams in the field of grams', { nutriments: { energy_100g: 100, caffeine_100g: 32 } }, null],
  [
    'a nought of an energy drink',
    { categories_tags: ['en:energy-drinks'], nutriments: { energy_100g: 9, caffeine_100g: 0 } },
    null,
  ],
  ['Pepsi Max', { product_name: 'Pepsi Max', categories_tags: ['en:sodas', 'en:colas'] }, null],
  ['Dr Pepper', { product_name: 'Dr Pepper' }, null],
  ['Mountain Dew', { product_name: 'Mountain Dew' }, null],
  ['Club-Mate', { product_name: 'Club-Mate' }, null],
  ['Rockstar', { product_name: 'Rockstar Original' }, 32],
  ['Celsius', { product_name: 'Celsius Sparkling Orange' }, 32],
  ['a brand of energy drinks', { product_name: 'Tropical', brands: 'Rockstar' }, 32],
  ['Nescafé', { product_name: 'Nescafé Gold' }, null],
  ['Kaffee', { product_name: 'Kaffee ganze Bohne' }, null],
  ['té verde', { product_name: 'Té verde' }, null],
  ['Earl Grey', { product_name: 'Earl Grey' }, 20],
  ['an iced tea', { product_name: 'Pfirsich', categories_tags: ['en:iced-teas'] }, null],
  [
    'a soda whose ingredients nobody wrote down',
    { product_name: 'Fizz', categories_tags: ['en:sodas'] },
    null,
  ],
  [
    'a soda without it',
    { product_name: 'Fizz', categories_tags: ['en:sodas'], ingredients_tags: ['en:water'] },
    undefined,
  ],
  [
    'decaf',
    {
      product_name: 'Koffie',
      categories_tags: ['en:coffees', 'en:decaffeinated-coffees'],
      nutriments: { energy_100g: 9, caffeine_100g: 0 },
    },
    undefined,
  ],
  ['milk', { product_name: 'Vollmilch', categories_tags: ['en:milks'] }, undefined],
])('caffeine of %s', (_, record, mg) => {
  expect(read(record)?.caffeine).toBe(mg);
});
