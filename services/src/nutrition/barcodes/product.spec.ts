import { productOf } from './product';
import { productRecord } from './product-record';

const read = (record: Record<string, unknown>) =>
  productOf('5012345678900', productRecord.parse({ nutriments: { 'energy-kcal_100g': 100 }, ...record }));

/** As Open Food Facts answers: categories with those above them, in English whatever the label's language. */
const GERMAN_SALAMI = {
  product_name: 'Delikatess Edel-Salami',
  categories_tags: [
    'en:meats-and-their-products',
    'en:meats',
    'en:prepared-meats',
    'en:sausages',
    'en:salamis',
  ],
  ingredients_tags: ['en:pork', 'en:pork-meat', 'en:salt', 'en:e250'],
};

it.each([
  ['Feine Leberwurst', { categories_tags: ['en:meats', 'en:liver-sausages'] }, 'liver'],
  ['a German salami', GERMAN_SALAMI, 'cured-meat'],
  ['a record in German without a known category', { product_name: 'Kalbsleberwurst grob' }, 'liver'],
  ['a category that no taxonomy knows', { categories_tags: ['de:rohschinken'] }, 'cured-meat'],
  ['Teewurst', { product_name: 'Rügenwalder Teewurst' }, 'cured-meat'],
  ['jambon cru', { product_name: 'Jambon cru de Savoie' }, 'cured-meat'],
  [
    'jambon blanc',
    { product_name: 'Jambon blanc', categories_tags: ['en:white-hams', 'en:hams'] },
    'deli-meat',
  ],
  ['foie gras', { product_name: 'Bloc de canard', categories_tags: ['en:foies-gras'] }, 'liver'],
  [
    'Reblochon',
    { product_name: 'Reblochon', categories_tags: ['en:cheeses', 'en:reblochons'] },
    'mould-cheese',
  ],
  ['raw-milk cheese', { product_name: 'Tomme', categories_tags: ['en:raw-milk-cheeses'] }, 'raw-milk'],
  ['raw milk as an ingredient', { product_name: 'Tomme', ingredients_tags: ['en:raw-cow-milk'] }, 'raw-milk'],
  ['Rohmilchkäse', { product_name: 'Rohmilchkäse vom Berg' }, 'raw-milk'],
  ['Schwertfisch', { product_name: 'Schwertfischsteak' }, 'shark-and-billfish'],
  ['pez espada', { product_name: 'Filetes de pez espada' }, 'shark-and-billfish'],
  [
    'swordfish by its category',
    { product_name: '?', categories_tags: ['en:swordfishes'] },
    'shark-and-billfish',
  ],
  ['vin rouge', { product_name: 'Vin rouge', categories_tags: ['en:wines', 'en:red-wines'] }, 'alcohol'],
  [
    'what has alcohol by its figure',
    { product_name: 'Baba', nutriments: { energy_100g: 800, alcohol_100g: 4 } },
    'alcohol',
  ],
  ['jamón serrano', { product_name: 'Jamón serrano en lonchas' }, 'cured-meat'],
  ['smoked salmon', { product_name: 'Saumon', categories_tags: ['en:smoked-salmons'] }, 'smoked-fish'],
  ['an energy drink', { product_name: 'Night Shift', categories_tags: ['en:energy-drinks'] }, 'energy-drink'],
  ['caffeine in it', { product_name: 'Shot', ingredients_tags: ['en:caffeine'] }, 'other-caffeine'],
])('%s asks for its caution without an English name', (_, record, caution) => {
  expect(read(record)?.cautions).toContain(caution);
});

it.each([
  [
    'white wine vinegar',
    { product_name: 'Vinaigre de vin', categories_tags: ['en:vinegars', 'en:wine-vinegars'] },
  ],
  ['a veggie sausage', { product_name: 'Wurst', categories_tags: ['en:meat-alternatives', 'en:cold-cuts'] }],
  [
    'alcohol-free beer',
    { product_name: 'Alkoholfreies Bier, alkoholfrei', categories_tags: ['en:non-alcoholic-beers'] },
  ],
  ['Leberkäse', { product_name: 'Leberkäse' }],
  [
    'an oat drink',
    { product_name: 'Haferdrink', categories_tags: ['en:plant-based-beverages', 'en:beverages'] },
  ],
])('%s asks for none', (_, record) => {
  expect(read(record)?.cautions).toEqual([]);
});

it('says that allergens are unknown where none is named, and names traces', () => {
  expect(read({ allergens_tags: [] })).toMatchObject({
    contains: [],
    mayContain: [],
    areAllergensUnknown: true,
  });
  expect(read({})).toMatchObject({ areAllergensUnknown: true });
  expect(read({ allergens_tags: ['en:gluten'], traces_tags: ['en:nuts', 'en:gluten'] })).toMatchObject({
    contains: ['gluten'],
    mayContain: ['nuts'],
    areAllergensUnknown: false,
  });
});

it('reads an allergen of the ingredients, and still counts the others as unknown', () => {
  expect(
    read({ product_name: 'Spread', ingredients_tags: ['en:sugar', 'en:nut', 'en:hazelnut'] }),
  ).toMatchObject({ contains: ['nuts'], areAllergensUnknown: true });
});

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

it('leaves out a field of another shape, and reads the others', () => {
  expect(
    read({
      product_name: { en: 'Oats' },
      quantity: 500,
      brands: ['A'],
      traces_tags: 'en:nuts',
      categories_tags: [7, 'en:oats'],
    }),
  ).toMatchObject({ quantity: '500', brandOwner: null, description: 'A product without a name' });
});

it('cuts a long name before an emoji, not inside it', () => {
  expect(read({ product_name: `${'a'.repeat(119)}🥜` })?.description).toBe('a'.repeat(119));
});
