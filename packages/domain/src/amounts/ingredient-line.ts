import type { KitchenUnit } from './kitchen-units';
import type { LinePart } from './line-part';
import { partsIn, readableLine } from './line-parts';

/** What a line of a recipe says of how much, and of what. */
export interface IngredientLine {
  /** All of it: of '1 lb 2 oz (510 g)', the two first. Null where it says none, or none that is sure. */
  amount: LineAmount | null;
  /** What the line is of, without its amounts; the whole line where it has none. */
  name: string;
}

export interface LineAmount {
  from: number;
  /** The upper end of a range. */
  to: number | null;
  /** Null of what is counted. */
  unit: KitchenUnit | null;
  /** Of each can or pack: '400 g'. */
  each: string | null;
}

/** Bullets, how exact an amount is, and how full a cup. */
const BEFORE_NAME =
  /^[ •▢·*▪◦–,;-]{0,9}(?:(?:about|approx\.?|approximately|around|roughly|circa|ca\.?|heaped|heaping|scant|level|generous) {1,3})?(?:(?:firmly |lightly )?packed,? )?/i;

/** '1 cup + 2 tbsp flour' is 1.125 cups of flour; '2 x 400 g tins tomatoes' two tins. */
export function readIngredient(line: string): IngredientLine {
  const { parts } = partsIn(line);
  return { amount: amountOf(parts.filter(({ role }) => role === 'amount')), name: nameIn(line, parts) };
}

function amountOf(added: readonly LinePart[]): LineAmount | null {
  const [first] = added;
  if (first === undefined) return null;
  const unit = first.unit?.unit ?? null;
  let [from, to] = [0, 0];
  for (const { quantity, unit: own } of added) {
    const times = timesOf(own?.unit ?? null, unit);
    // '1 cup + 100 g' is no number of cups.
    if (times === undefined) return null;
    from += quantity.from * times;
    to += (quantity.to ?? quantity.from) * times;
  }
  return { from, to: to > from ? to : null, unit, each: first.each ?? null };
}

/** How many of another unit one is; undefined where they measure different things. */
export function timesOf(one: KitchenUnit | null, other: KitchenUnit | null): number | undefined {
  if (one === other) return 1;
  if (one === null || other === null || one.kind !== other.kind || one.kind === 'other') return undefined;
  return one.size / other.size;
}

function nameIn(line: string, parts: readonly LinePart[]): string {
  if (parts.length === 0) return line.trim();
  let rest = readableLine(line);
  for (const { start, end } of parts.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest
    .replace(BEFORE_NAME, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=,)/g, '')
    .trim();
}
