import { readNumeral } from './numeral';
import { quantityAt } from './quantity';

const MAX_LENGTH = 40;
const FEW = 100;
const MANY_PLACES = 6;

/** What a typed figure is, or may be: with a point or a comma, fractions, thousands, and its own unit behind it. */
function read(
  typed: string,
  units: readonly string[],
): { value: number } | { either: readonly number[] } | undefined {
  const text = withoutUnit(typed.trim(), units);
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  const numeral = readNumeral(text);
  if (numeral !== undefined) return numeral;
  const quantity = quantityAt(text, 0);
  const isWhole = quantity?.end === text.length && quantity.to === null && !quantity.isUnsure;
  return isWhole && !/\p{L}/u.test(text) ? { value: quantity.from } : undefined;
}

/** The number that was typed into a field; undefined where there is none, or it may be two. */
export function figureIn(typed: string, units: readonly string[] = []): number | undefined {
  const figure = read(typed, units);
  return figure !== undefined && 'value' in figure ? figure.value : undefined;
}

/** The same where only a whole number fits. */
export function wholeIn(typed: string, units: readonly string[] = []): number | undefined {
  const figure = figureIn(typed, units);
  return Number.isInteger(figure) ? figure : undefined;
}

/** What to do about a text that is no figure: which of two it is, or `else`. */
export function figureProblem(typed: string, otherwise: string, units: readonly string[] = []): string {
  const figure = read(typed, units);
  return figure !== undefined && 'either' in figure
    ? `Write ${figure.either.toReversed().join(' or ')}`
    : otherwise;
}

/** A figure as a field shows it, which reads back as the same: never with three digits behind a point. */
export function figureText(value: number): string {
  const places = Math.abs(value) < 1 ? MANY_PLACES : Math.abs(value) < FEW * FEW * FEW ? 2 : 0;
  return String(Number(value.toFixed(places)));
}

function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  const unit = units.find((one) => lower.endsWith(one.toLowerCase()));
  const rest = unit === undefined ? text : text.slice(0, -unit.length).trimEnd();
  return rest;
}
