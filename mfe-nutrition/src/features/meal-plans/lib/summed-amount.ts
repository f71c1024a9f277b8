import { mealPlanLimits } from '@nestwell/contracts/nutrition';
import { amountText, pluralOf, timesOf } from '@nestwell/domain/amounts';
import type { Ingredient } from './ingredient';

type Measured = Pick<Ingredient, 'quantity' | 'unit' | 'each'>;

/** Measures of a kitchen, the largest first, with the least of each that is still said in it and its word. */
const KITCHEN = [
  { name: 'cup', teaspoons: 48, least: 0.25, word: 'cup' },
  { name: 'tablespoon', teaspoons: 3, least: 1, word: 'tbsp' },
  { name: 'teaspoon', teaspoons: 1, least: 0, word: 'tsp' },
] as const;
const [CUP, , TEASPOON] = KITCHEN;
const THOUSAND = 1000;
const FEW = 20;

/**
 * '480 g', '1½ cups', '3 cans', '6': what the lines need together; '1 + 300 g' where they cannot be added; null where
 * one of them says no amount, or together they are too long for a list.
 */
export function summedAmount(lines: readonly Measured[]): string | null {
  if (lines.length === 0 || lines.some(({ quantity }) => quantity === null)) return null;
  const amount = alikeOf(lines).map(sumOf).join(' + ');
  return amount.length <= mealPlanLimits.quantity ? amount : null;
}

type Alike = [Measured, ...Measured[]];

/** Those that can be added to each other, together. */
function alikeOf(lines: readonly Measured[]): Alike[] {
  const groups: Alike[] = [];
  for (const line of lines) {
    const group = groups.find(
      ([first]) => line.each === first.each && timesOf(line.unit, first.unit) !== undefined,
    );
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function sumOf(lines: Alike): string {
  const [{ unit, each }] = lines;
  if (unit?.kind === 'mass') return inMetric(sizeOf(lines), 'g', 'kg');
  if (unit?.kind === 'volume') return volumeOf(lines);
  // Nobody buys half an onion.
  const count = Math.ceil(lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0));
  const word = unit === null ? [] : [count === 1 ? unit.name : pluralOf(unit.name)];
  return [String(count), ...(each === null ? [] : ['×', each]), ...word].join(' ');
}

/** Grams or millilitres of all of them. */
const sizeOf = (lines: readonly Measured[]): number =>
  lines.reduce((total, { quantity, unit }) => total + (quantity ?? 0) * (unit?.size ?? 0), 0);

function volumeOf(lines: readonly Measured[]): string {
  const isKitchen = lines.every(({ unit }) => KITCHEN.some(({ name }) => name === unit?.name));
  return isKitchen ? inKitchen(lines) : inMetric(sizeOf(lines), 'ml', 'liters');
}

/** Up to the next five, as scales show it. */
function inMetric(total: number, small: string, large: string): string {
  const shown = total < FEW ? Math.ceil(total) : Math.ceil(total / 5) * 5;
  if (shown < THOUSAND) return `${shown} ${small}`;
  const thousands = Math.round(shown / 10) / 100;
  return `${thousands} ${thousands === 1 ? large.replace(/s$/, '') : large}`;
}

/** In the measure that fits the sum; a sum that no measure shows goes up to a quarter. */
function inKitchen(lines: readonly Measured[]): string {
  const teaspoons = lines.reduce((sum, { quantity, unit }) => {
    const measure = KITCHEN.find(({ name }) => name === unit?.name) ?? TEASPOON;
    return sum + (quantity ?? 0) * measure.teaspoons;
  }, 0);
  const measure = KITCHEN.find((one) => teaspoons / one.teaspoons >= one.least) ?? TEASPOON;
  const exact = teaspoons / measure.teaspoons;
  const isOfThirds = exact > 0.3 && Math.abs(exact * 3 - Math.round(exact * 3)) < 0.02;
  const shown = amountText(isOfThirds ? Math.round(exact * 3) / 3 : Math.ceil(exact * 4 - 0.02) / 4);
  return `${shown} ${measure === CUP && exact > 1 ? 'cups' : measure.word}`;
}
