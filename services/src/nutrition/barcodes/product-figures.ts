import type { FoodNutrient, ScannedFood } from '@nestwell/contracts/nutrition/server';
import { micronutrientsIn, nutrientsOf } from '../food-search/food-table';
import { plausibleEnergy, possibleMacronutrients } from '../food-search/plausible-energy';
import { possibleMicronutrients } from '../food-search/possible-micronutrients';
import { figureIn, type ProductRecord } from './product-record';

/** What they call them, and how many of our unit one gram is. */
const NAMES = {
  iron: ['iron', 1000],
  folate: ['folates', 1_000_000],
  calcium: ['calcium', 1000],
  choline: ['choline', 1000],
  fibre: ['fiber', 1],
  iodine: ['iodine', 1_000_000],
  vitaminB12: ['vitamin-b12', 1_000_000],
  vitaminD: ['vitamin-d', 1_000_000],
} as const;

type FiguresOf = ScannedFood['figuresOf'];
type ValueOf = (name: string) => number | undefined;

const hasEnergy = (valueOf: ValueOf) =>
  ['energy-kcal', 'energy-kj', 'energy'].some((name) => valueOf(name) !== undefined);

/** Figures of 100 g: as sold, else as prepared, else worked out of a serving whose grams are known. */
function ways({ nutriments, serving_quantity: serving }: ProductRecord): [FiguresOf, ValueOf][] {
  const read =
    (suffix: string, times = 1): ValueOf =>
    (name) => {
      const figure = figureIn(nutriments?.[`${name}${suffix}`]);
      return figure === undefined ? undefined : figure * times;
    };
  const grams = figureIn(serving);
  return [
    ['sold', read('_100g')],
    ['prepared', read('_prepared_100g')],
    ...(grams !== undefined && grams > 0
      ? [['serving', read('_serving', 100 / grams)] as [FiguresOf, ValueOf]]
      : []),
  ];
}

interface ProductFigures {
  nutrients: FoodNutrient[];
  figuresOf: FiguresOf;
  isEnergyDoubted: boolean;
}

/** Undefined where its energy is not known: it could not be logged. */
export function figuresOfProduct(record: ProductRecord): ProductFigures | undefined {
  const way = ways(record).find(([, valueOf]) => hasEnergy(valueOf));
  if (way === undefined) return undefined;
  const [figuresOf, valueOf] = way;
  const possible = possibleMacronutrients({
    protein: valueOf('proteins'),
    carbs: valueOf('carbohydrates'),
    fat: valueOf('fat'),
  });
  const found = plausibleEnergy({
    kcal: valueOf('energy-kcal'),
    kilojoules: valueOf('energy-kj') ?? valueOf('energy'),
    ...possible,
    alcohol: valueOf('alcohol'),
    undigested: (valueOf('fiber') ?? 0) + (valueOf('polyols') ?? 0),
  });
  if (found === undefined) return undefined;
  const micronutrients = possibleMicronutrients((of) => {
    const [name, units] = NAMES[of];
    const grams = valueOf(name) ?? (of === 'folate' ? valueOf('vitamin-b9') : undefined);
    return grams === undefined ? undefined : grams * units;
  });
  return {
    figuresOf,
    isEnergyDoubted: found.isDoubted,
    nutrients: [
      ...nutrientsOf({ energy: Math.round(found.energy), ...possible.macronutrients }),
      ...micronutrientsIn(micronutrients),
    ],
  };
}
