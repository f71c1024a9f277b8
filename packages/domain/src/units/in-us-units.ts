import { amountText } from '../amounts/amount-text';
import type { UnitSystem } from './system';
import { usFirst } from './us-first';

const GRAMS_PER_OUNCE = 28.349_523_125;
const OUNCES_PER_POUND = 16;
const MILLILITRES_PER_OUNCE = 29.573_529_562_5;
const MILLILITRES_PER_CUP = 8 * MILLILITRES_PER_OUNCE;
/** Parts of a cup that measuring cups have. */
const PARTS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] as const;
/** A measure that is this near is said. */
const NEAR = 0.06;

/** Not of a range, not of a pack, and not where both units stand. */
const METRIC =
  /(?<![\d.,/(–-]|[x×] | to )\b(\d{1,4}(?:\.\d{1,2})?) (g|kg|ml|liters?)\b(?! ?(?:[(/–-]|to\b|[x×]))/g;

const MAX_LENGTH = 2000;
/** Grams or millilitres; less is left to the scales. */
const SMALLEST = 15;

/** A text of a recipe in the member's units: 'Simmer in 700 ml of water' is 'Simmer in 3 cups (700 ml) of water'. */
export function inMemberUnits(words: string, units: UnitSystem): string {
  if (units === 'metric' || words.length > MAX_LENGTH) return words;
  const both = words.replace(METRIC, (metric, figure: string, unit: string) => {
    const size = Number(figure) * (unit === 'g' || unit === 'ml' ? 1 : 1000);
    if (size < SMALLEST) return metric;
    return `${unit.endsWith('g') ? weightOf(size) : volumeOf(size)} (${metric})`;
  });
  return usFirst(both);
}

/** '2 oz', '2 lb 3 oz' */
function weightOf(grams: number): string {
  const exact = grams / GRAMS_PER_OUNCE;
  if (exact < OUNCES_PER_POUND - 0.5) return `${inHalves(exact)} oz`;
  const whole = Math.round(exact);
  const ounces = whole % OUNCES_PER_POUND;
  return [`${Math.floor(whole / OUNCES_PER_POUND)} lb`, ...(ounces > 0 ? [`${ounces} oz`] : [])].join(' ');
}

/** '1⅔ cups' where a cup measures it, else '7 fl oz'. */
function volumeOf(millilitres: number): string {
  const cups = millilitres / MILLILITRES_PER_CUP;
  const whole = Math.floor(cups);
  const [nearest = cups] = [0, ...PARTS]
    .map((part) => whole + part)
    .toSorted((one, other) => Math.abs(one - cups) - Math.abs(other - cups));
  if (nearest > 0 && Math.abs(nearest - cups) <= NEAR * cups)
    return `${amountText(nearest)} ${nearest > 1 ? 'cups' : 'cup'}`;
  return `${inHalves(millilitres / MILLILITRES_PER_OUNCE)} fl oz`;
}

const inHalves = (amount: number) => amountText(Math.max(0.5, Math.round(amount * 2) / 2));
