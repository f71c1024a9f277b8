import type { ImportedRecipe } from '@nestwell/contracts/nutrition/server';
import { readNumeral } from '@nestwell/domain/amounts';
import { isOneServing, MAX_SERVING_KCAL } from './is-one-serving';
import { isNode, many } from './recipe-node';
import { firstText } from './text-of';

const KILOJOULES = 4.184;
const MAX_LENGTH = 200;
/** Of one serving; of two ways to read a figure, the one that a serving can have. */
const CALORIES = { nothing: 1, min: 5, max: MAX_SERVING_KCAL };
const MAX_GRAMS = 500;
const NUMBER = /\d{1,9}(?:[.,'’ \u00a0\u2009\u202f]\d{1,9}){0,3}/;
const WEIGHT = /(?<![\d.,])(\d{1,9}(?:[.,]\d{1,9}){0,2})\s?(k)?(?:g|grams?|gr|ml)\b/i;
const KILOCALORIES = /(?<![\d.,])(\d{1,9}(?:[.,'’ \u00a0\u2009\u202f]\d{1,9}){0,3})\s?k?cal/i;

/** What a page says of one serving, in kilocalories and grams; null where it does not say the energy, or not surely, or
 * where the figures cannot be those of one serving: then they are counted or asked for. */
export function servingFigures(value: unknown): ImportedRecipe['figures'] {
  const nutrition = many(value).find(isNode);
  const calories = energyIn(firstText(nutrition?.calories) ?? '');
  if (!nutrition || calories === undefined) return null;
  const { proteinContent, carbohydrateContent, fatContent, fiberContent, servingSize } = nutrition;
  const [protein, carbs, fat] = [
    gramsIn(proteinContent),
    gramsIn(carbohydrateContent),
    gramsIn(fatContent),
  ] as const;
  // Nothing at all stands for "not known".
  if (calories === 0 && !protein && !carbs && !fat) return null;
  const figures = { calories, protein, carbs, fat };
  const facts = { ...figures, fibre: gramsIn(fiberContent), weight: weightIn(servingSize) };
  return isOneServing(facts) ? figures : null;
}

/** '290 kcal', '1,240 calories', '1240 kJ', '1240 kJ (296 kcal)' */
function energyIn(said: string): number | undefined {
  const energy = said.slice(0, MAX_LENGTH);
  const [, kilocalories] = KILOCALORIES.exec(energy) ?? [];
  const isKilojoules = kilocalories === undefined && /kj|joule/i.test(energy) && !/cal/i.test(energy);
  const factor = isKilojoules ? 1 / KILOJOULES : 1;
  const amount = numberIn(kilocalories ?? energy, {
    least: CALORIES.min / factor,
    most: CALORIES.max / factor,
    nothing: CALORIES.nothing / factor,
  });
  return amount === undefined ? undefined : Math.round(amount * factor);
}

/** '250 g', '1.2 kg', '1 bowl (380 g)'; null of one that is only counted, as '1 slice'. */
function weightIn(servingSize: unknown): number | null {
  const said = (firstText(servingSize) ?? '').slice(0, MAX_LENGTH);
  const [, amount = '', kilo] = WEIGHT.exec(said) ?? [];
  const numeral = readNumeral(amount);
  if (numeral === undefined) return null;
  const factor = kilo ? 1000 : 1;
  // Of one that may be two, the smaller: it makes nothing doubtful by itself.
  return ('value' in numeral ? numeral.value : numeral.either[0]) * factor;
}

/** '17,5 g', '800 mg' */
function gramsIn(value: unknown): number | null {
  const said = (firstText(value) ?? '').slice(0, MAX_LENGTH);
  const factor = /\d\s?mg\b/i.test(said) ? 1 / 1000 : 1;
  const amount = numberIn(said, { nothing: 0, least: 0, most: MAX_GRAMS / factor });
  return amount === undefined ? null : Math.round(amount * factor * 10) / 10;
}

interface Possible {
  /** Below it there is none. */
  nothing: number;
  least: number;
  most: number;
}

/** The first number of a text; of one that may be two, that which can be; undefined where that is not sure. */
function numberIn(text: string, { nothing, least, most }: Possible): number | undefined {
  const [found = ''] = NUMBER.exec(text) ?? [];
  const numeral = readNumeral(found);
  if (numeral === undefined || 'value' in numeral) return numeral?.value;
  const [small, large] = numeral.either;
  if (small >= least) return large > most ? small : undefined;
  // Tools write a point for decimals: '1.250 kcal' may be hardly any energy.
  const isLarge = large <= most && (small < nothing || !found.includes('.'));
  return isLarge ? large : undefined;
}
