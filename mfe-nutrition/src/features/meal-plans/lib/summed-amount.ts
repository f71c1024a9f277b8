import { formatQuantity } from 'format-quantity';
import { convertUnit } from 'parse-ingredient';
import type { Ingredient } from './ingredient';

type Measured = Pick<Ingredient, 'quantity' | 'unit'>;

const MASS = ['gram', 'kilogram'];
const METRIC = ['milliliter', 'liter'];
const KITCHEN = ['teaspoon', 'tablespoon', 'cup'];
const SHORT: Readonly<Record<string, string>> = { teaspoon: 'tsp', tablespoon: 'tbsp' };
const THOUSAND = 1000;

/** '480 g', '1 1/2 cups', '3 cans', '6': what the lines need together; null where they cannot be added. */
export function summedAmount(lines: readonly Measured[]): string | null {
  const units = [...new Set(lines.map(({ unit }) => unit))];
  if (lines.some(({ quantity }) => quantity === null)) return null;
  if (units.every((unit) => unit !== null && MASS.includes(unit)))
    return inMetric(sum(lines, 'gram'), 'g', 'kg');
  if (units.every((unit) => unit !== null && [...METRIC, ...KITCHEN].includes(unit))) {
    if (units.some((unit) => METRIC.includes(unit ?? '')))
      return inMetric(sum(lines, 'milliliter'), 'ml', 'litres');
    return inKitchen(lines, KITCHEN.findLast((unit) => units.includes(unit)) ?? 'cup');
  }
  const [unit] = units;
  if (units.length > 1 || unit === undefined) return null;
  // Nobody buys half an onion.
  const count = Math.ceil(sum(lines, null));
  return unit === null ? String(count) : `${count} ${count === 1 ? unit : pluralOf(unit)}`;
}

/** All lines in one unit; in their own where it is null. */
function sum(lines: readonly Measured[], into: string | null): number {
  return lines.reduce((total, { quantity, unit }) => {
    const own = quantity ?? 0;
    return total + (into === null || unit === null ? own : (convertUnit(own, unit, into) ?? own));
  }, 0);
}

function inMetric(total: number, small: string, large: string): string {
  if (total < THOUSAND) return `${Math.ceil(total)} ${small}`;
  return `${Number((total / THOUSAND).toFixed(2))} ${large}`;
}

/** In the largest measure that is used, spoons beyond a cup in cups; a sum no measure shows goes up to a quarter. */
function inKitchen(lines: readonly Measured[], used: string): string {
  const unit = sum(lines, 'cup') >= 1 && used === 'tablespoon' ? 'cup' : used;
  const exact = sum(lines, unit);
  const isOfThirds = Math.abs(exact * 3 - Math.round(exact * 3)) < 0.02;
  const shown = formatQuantity(isOfThirds ? exact : Math.ceil(exact * 4 - 0.02) / 4);
  return `${shown} ${SHORT[unit] ?? (exact > 1 ? `${unit}s` : unit)}`;
}

export const pluralOf = (word: string) => (/(s|ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`);
