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
