export type UnitKind = 'mass' | 'volume' | 'other';

/** A unit of a recipe: what it measures, and how many grams or millilitres one of it is. */
export interface KitchenUnit {
  name: string;
  kind: UnitKind;
  /** Grams or millilitres; 1 of what is only counted. */
  size: number;
  /** Holds something that is bought in it: 'can', 'pack'. */
  isContainer?: true;
}

const TEASPOON = 4.928_921_593_75;

const unit = (name: string, kind: UnitKind, size: number): KitchenUnit => ({ name, kind, size });
const container = (name: string): KitchenUnit => ({ name, kind: 'other', size: 1, isContainer: true });
const other = (name: string): KitchenUnit => ({ name, kind: 'other', size: 1 });

/** Each with its spellings; a blank divides them, `_` stands for a blank in one. */
const SPELLINGS: readonly (readonly [KitchenUnit, string])[] = [
  [unit('gram', 'mass', 1), 'g gr gm gms gram grams gramme grammes'],
  [unit('kilogram', 'mass', 1000), 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  [unit('milligram', 'mass', 0.001), 'mg milligram milligrams'],
  [unit('ounce', 'mass', 28.349_523_125), 'oz ounce ounces'],
  [unit('pound', 'mass', 453.592_37), 'lb lbs pound pounds'],
  [unit('milliliter', 'volume', 1), 'ml milliliter milliliters millilitre millilitres'],
  [unit('centiliter', 'volume', 10), 'cl centiliter centiliters centilitre centilitres'],
  [unit('deciliter', 'volume', 100), 'dl deciliter deciliters decilitre decilitres'],
  [unit('liter', 'volume', 1000), 'l liter liters litre litres ltr'],
  [unit('teaspoon', 'volume', TEASPOON), 'tsp tsps teaspoon teaspoons'],
  [unit('tablespoon', 'volume', TEASPOON * 3), 'tbsp tbsps tbs tbl tablespoon tablespoons'],
  [unit('fluid ounce', 'volume', TEASPOON * 6), 'fl_oz fl._oz fluid_ounce fluid_ounces'],
  [unit('cup', 'volume', TEASPOON * 48), 'c cup cups'],
  // A pint is another in Britain than in America.
  ...['pint pt', 'quart qt', 'gallon gal', 'stick', 'bunch', 'clove', 'head', 'stalk', 'slice'].map(named),
  ...['sprig', 'handful', 'pinch', 'dash', 'drop', 'knob', 'rasher', 'ear', 'sheet', 'cube', 'mug'].map(
    named,
  ),
  ...['glass', 'bowl', 'piece', 'wedge', 'square', 'serving', 'portion', 'scoop'].map(named),
  [container('can'), 'can cans tin tins'],
  [container('pack'), 'pack packs packet packets package packages pkg pkgs'],
  ...['jar', 'bag', 'box', 'bottle', 'carton', 'tub', 'tube', 'pouch', 'container', 'block', 'sachet'].map(
    (name): readonly [KitchenUnit, string] => [container(name), `${name} ${pluralOf(name)}`],
  ),
];

function named(spellings: string): readonly [KitchenUnit, string] {
  const [name = ''] = spellings.split(' ');
  return [other(name), `${spellings} ${spellings.split(' ').map(pluralOf).join(' ')}`];
}

/** 'glasses', 'cans' */
export function pluralOf(word: string): string {
  return /(?:s|ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`;
}

export const unitsBySpelling: ReadonlyMap<string, KitchenUnit> = new Map(
  SPELLINGS.flatMap(([one, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling.replace('_', ' '), one] as const),
  ),
);
