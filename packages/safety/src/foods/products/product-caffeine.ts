import { caffeineOf } from '../caffeine-tally';
import type { ProductFacts } from './product-facts';

/** More grams in 100 than any food has: milligrams written into the field of grams. */
const MOST_GRAMS = 5;
/** Grams in 100 ml of the strongest energy drinks, and some more. */
const MOST_GRAMS_OF_DRINK = 0.5;

const ENERGY = /\benergy-drinks?\b/;
const DRINKS_WITH =
  /\b(energy-drinks?|colas?|coffees?|coffee-drinks|teas?|iced-teas?|tea-based-beverages|mates?|yerba-mate|guarana)\b/;
const WITHOUT =
  /\b(decaf\w*|decaffeinated|caffeine-free|herbal|rooibos|infusions?|fruit-teas?|coffee-substitutes|chicory|filters|creamers?)\b/;
const SODAS = /\b(sodas|carbonated-(soft-)?drinks|soft-drinks)\b/;
const INGREDIENTS =
  /:(caffeine|guarana\b.*|yerba-mate|mate|coffee\b.*|instant-coffee|tea|green-tea\b.*|black-tea\b.*|matcha\b.*|kola-nut\b.*|cola-nut\b.*|tea-extract)$/;

/** Milligrams in 100 g; null where a product has some or may have, and its record does not say how much. */
export function productCaffeine({
  caffeine,
  categories,
  ingredients,
  names,
  brands = '',
}: ProductFacts): number | null | undefined {
  const isDecaf = categories.some((tag) => WITHOUT.test(tag));
  const isDrink = categories.some((tag) => DRINKS_WITH.test(tag)) && !isDecaf;
  const isEnergy = categories.some((tag) => ENERGY.test(tag)) && !isDecaf;
  if (caffeine !== undefined && caffeine > 0)
    return isBelievable(caffeine, isEnergy) ? caffeine * 1000 : null;
  const byName = names.map((name) => caffeineOf(`${name} ${brands}`)).find((mg) => mg !== undefined);
  const isContained = ingredients.some((tag) => INGREDIENTS.test(tag)) && !isDecaf;
  // A nought beside what has caffeine is a field that somebody left empty.
  if (caffeine === 0) return isDrink || isContained ? null : undefined;
  if (isEnergy) return caffeineOf('energy drink');
  if (isDrink) return byName ?? null;
  if (isContained || byName !== undefined) return byName ?? null;
  return ingredients.length === 0 && categories.some((tag) => SODAS.test(tag)) ? null : undefined;
}

const isBelievable = (grams: number, isEnergy: boolean) =>
  grams <= (isEnergy ? MOST_GRAMS_OF_DRINK : MOST_GRAMS);

/** Whether it is known to have some. */
export function isWithCaffeine(facts: ProductFacts): boolean {
  const mg = productCaffeine(facts);
  return mg !== undefined && mg !== 0;
}
