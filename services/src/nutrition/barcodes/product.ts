import {
  mealLimits,
  micronutrientNames,
  nutrientLimits,
  type FoodPortion,
  type Micronutrient,
  type ScannedFood,
} from '@nestwell/contracts/nutrition';
import { trimmed } from '@nestwell/domain/words';
import { z } from 'zod';
import { micronutrientsIn, nutrientsOf } from '../food-search/food-table';
import { allergiesIn } from './product-allergens';

const KILOJOULES = 4.184;
/** Its members write figures as numbers and as texts. */
const figure = z
  .union([z.number(), z.string()])
  .transform((value) => (value === '' ? Number.NaN : Number(value)))
  .transform((value) => (Number.isFinite(value) && value >= 0 ? value : undefined))
  .nullish();
const words = z.string().nullish();

// Only what is used, and tolerant of all else: its members may add fields at any time.
const product = z.object({
  product_name_en: words,
  product_name: words,
  brands: words,
  quantity: words,
  serving_size: words,
  serving_quantity: figure,
  allergens_tags: z.array(z.string()).nullish(),
  nutriments: z.record(z.string(), z.unknown()).nullish(),
});
type Product = z.infer<typeof product>;

export const productAnswer = z.object({ status: z.unknown(), product: product.nullish() });

/** What it calls them, and how many of our unit one gram is. */
const NAMES = {
  iron: ['iron', 1000],
  folate: ['folates', 1_000_000],
  calcium: ['calcium', 1000],
  choline: ['choline', 1000],
  fibre: ['fiber', 1],
  iodine: ['iodine', 1_000_000],
} as const satisfies Record<Micronutrient, readonly [string, number]>;

/** Undefined where its energy is not known: it could not be logged. */
export function productOf(barcode: string, found: Product): ScannedFood | undefined {
  const per100 = (name: string) => figure.safeParse(found.nutriments?.[`${name}_100g`]).data ?? undefined;
  const kilojoules = per100('energy');
  const energy = per100('energy-kcal') ?? (kilojoules === undefined ? undefined : kilojoules / KILOJOULES);
  // More than pure fat has in it is a slip of whoever wrote it down.
  if (energy === undefined || energy > 1000) return undefined;
  const micronutrients = micronutrientNames.flatMap((of) => {
    const [name, units] = NAMES[of];
    const grams = per100(name) ?? (of === 'folate' ? per100('vitamin-b9') : undefined);
    return grams === undefined ? [] : [[of, Math.round(grams * units * 100) / 100] as const];
  });
  return {
    fdcId: -Number(barcode),
    barcode,
    description: nameOf(found),
    brandOwner: shortened(found.brands?.split(',')[0], mealLimits.name) ?? null,
    quantity: shortened(found.quantity, nutrientLimits.portionLabel) ?? null,
    nutrients: [
      ...nutrientsOf({
        energy: Math.round(energy),
        protein: per100('proteins'),
        carbs: per100('carbohydrates'),
        fat: per100('fat'),
      }),
      ...micronutrientsIn(Object.fromEntries(micronutrients)),
    ],
    portions: servingOf(found),
    contains: allergiesIn(found.allergens_tags ?? []),
  };
}

const nameOf = ({ product_name_en: english, product_name: given, brands }: Product): string =>
  shortened(english, mealLimits.name) ??
  shortened(given, mealLimits.name) ??
  shortened(brands, mealLimits.name) ??
  'A product without a name';

function servingOf({ serving_size: label, serving_quantity: grams }: Product): FoodPortion[] {
  if (!grams || grams > nutrientLimits.portionGrams) return [];
  return [{ label: shortened(label, nutrientLimits.portionLabel) ?? '1 serving', grams }];
}

function shortened(given: string | null | undefined, most: number): string | undefined {
  const text = trimmed(given ?? '').slice(0, most);
  return text === '' ? undefined : text;
}
