import {
  mealLimits,
  nutrientLimits,
  type FoodPortion,
  type ScannedFood,
} from '@nestwell/contracts/nutrition/server';
import { trimmed } from '@nestwell/domain/words';
import { cautionsOfProduct, productCaffeine, type ProductFacts } from '@nestwell/safety/foods';
import { allergensOfProduct } from './product-allergens';
import { figuresOfProduct } from './product-figures';
import { figureIn, type ProductRecord } from './product-record';

const LEAST_PORTION_GRAMS = 0.1;

/** Undefined where its energy is not known: it could not be logged. */
export function productOf(barcode: string, found: ProductRecord): ScannedFood | undefined {
  const figures = figuresOfProduct(found);
  if (figures === undefined) return undefined;
  const facts = factsOf(found);
  return {
    fdcId: -Number(barcode),
    barcode,
    description: nameOf(found),
    brandOwner: shortened(found.brands?.split(',')[0], mealLimits.name) ?? null,
    quantity: shortened(found.quantity, nutrientLimits.portionLabel) ?? null,
    ...figures,
    portions: servingOf(found),
    ...allergensOfProduct(found),
    cautions: cautionsOfProduct(facts),
    caffeine: productCaffeine(facts),
  };
}

function factsOf(found: ProductRecord): ProductFacts {
  const value = (name: string) => figureIn(found.nutriments?.[`${name}_100g`]);
  const names = [found.product_name_en, found.product_name, found.generic_name].flatMap(
    (name) => shortened(name, mealLimits.name) ?? [],
  );
  return {
    names: [...new Set(names)],
    brands: shortened(found.brands, mealLimits.name),
    categories: found.categories_tags ?? [],
    ingredients: found.ingredients_tags ?? [],
    caffeine: value('caffeine'),
    alcohol: value('alcohol'),
  };
}

const nameOf = ({ product_name_en: english, product_name: given, brands }: ProductRecord): string =>
  shortened(english, mealLimits.name) ??
  shortened(given, mealLimits.name) ??
  shortened(brands, mealLimits.name) ??
  'A product without a name';

function servingOf({ serving_size: label, serving_quantity: quantity }: ProductRecord): FoodPortion[] {
  const grams = figureIn(quantity);
  if (grams === undefined || grams < LEAST_PORTION_GRAMS || grams > nutrientLimits.portionGrams) return [];
  return [{ label: shortened(label, nutrientLimits.portionLabel) ?? '1 serving', grams }];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cut between two characters, never inside an emoji. */
function shortened(given: string | null | undefined, most: number): string | undefined {
  const text = trimmed(given ?? '');
  if (text.length <= most) return text === '' ? undefined : text;
  let cut = '';
  for (const { segment } of graphemes.segment(text.slice(0, most + 1))) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return trimmed(cut);
}
