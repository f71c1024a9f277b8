import { formatQuantity } from 'format-quantity';
import { convertUnit } from 'parse-ingredient';
import type { Ingredient } from './ingredient';

type Measured = Pick<Ingredient, 'quantity' | 'unit'>;

const MASS = ['gram', 'kilogram'];
const METRIC = ['milliliter', 'liter'];
/** The largest first. */
const KITCHEN = ['cup', 'tablespoon', 'teaspoon'] as const;
/** The least of each that is still said in it. */
const LEAST = { cup: 0.25, tablespoon: 1, teaspoon: 0 };
const SHORT: Readonly<Record<string, string>> = { teaspoon: 'tsp', tablespoon: 'tbsp' };
const THOUSAND = 1000;
const FEW = 20;

/** '480 g', '1 1/2 cups', '3 cans', '6': what the lines need together; null where they cannot be added. */
export function summedAmount(lines: readonly Measured[]): string | null {
  const units = [...new Set(lines.map(({ unit }) => unit))];
  if (lines.some(({ quantity }) => quantity === null)) return null;
  if (units.every((unit) => unit !== null && MASS.includes(unit)))
    return inMetric(sum(lines, 'gram'), 'g', 'kg');
  if (units.every((unit) => unit !== null && [...METRIC, ...KITCHEN].includes(unit))) {
    if (units.some((unit) => METRIC.includes(unit ?? '')))
      return inMetric(sum(lines, 'milliliter'), 'ml', 'litres');
    return inKitchen(lines);
  }
  const [unit] = units;
  if (units.length > 1 || unit === undefined) return null;
  // Nobody buys half an onion.
  const count = Math.ceil(sum(lines, null));
  return unit === null ? String(count) : `${count} ${count === 1 ? unit : pluralOf(unit)}`;
}

/** All lines in one unit; in their own where it is null. */
const sum = (lines: readonly Measured[], into: string | null): number =>
  lines.reduce((total, { quantity, unit }) => total + (quantity ?? 0) * factorOf(unit, into), 0);

const factors = new Map<string, number>();

/** How much of one unit another is; the few units of a kitchen are looked up once. */
function factorOf(unit: string | null, into: string | null): number {
  if (unit === null || into === null || unit === into) return 1;
  const key = `${unit} in ${into}`;
  const factor = factors.get(key) ?? convertUnit(1, unit, into) ?? 1;
  factors.set(key, factor);
  return factor;
}

/** Up to the next five, as scales show it. */
function inMetric(total: number, small: string, large: string): string {
  const shown = total < FEW ? Math.ceil(total) : Math.ceil(total / 5) * 5;
  if (shown < THOUSAND) return `${shown} ${small}`;
  const thousands = Number((shown / THOUSAND).toFixed(2));
  return `${thousands} ${thousands === 1 ? large.replace(/s$/, '') : large}`;
}

/** In the measure that fits the sum; a sum that no measure shows goes up to a quarter. */
function inKitchen(lines: readonly Measured[]): string {
  const unit = KITCHEN.find((each) => sum(lines, each) >= LEAST[each]) ?? 'teaspoon';
  const exact = sum(lines, unit);
  const isOfThirds = exact > 0.3 && Math.abs(exact * 3 - Math.round(exact * 3)) < 0.02;
  const shown = formatQuantity(isOfThirds ? exact : Math.ceil(exact * 4 - 0.02) / 4);
  return `${shown} ${SHORT[unit] ?? (exact > 1 ? `${unit}s` : unit)}`;
}

export const pluralOf = (word: string) => (/(s|ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`);
