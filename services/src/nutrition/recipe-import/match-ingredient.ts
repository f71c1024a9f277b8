import {
  nutrientLimits,
  type Food,
  type FoodPortion,
  type ImportedIngredient,
} from '@nestwell/contracts/nutrition/server';
import { type KitchenUnit, readIngredient } from '@nestwell/domain/amounts';
import { stemmed, wordsOf } from '@nestwell/domain/words';

/** How it is cut or looks, which changes no figure of 100 g. */
const LOOKS = words(
  'fresh ripe chopped sliced diced grated crushed minced peeled large medium small finely roughly',
);
/** What a food is called besides, as a recipe means it. */
const AS_BOUGHT = words('raw dry dried fresh uncooked');
/** Household measures of foods, with the teaspoons of one. */
const MEASURES = { cup: 48, tbsp: 3, tsp: 1 } as const;
const TEASPOON_ML = 4.928_921_593_75;
const SIZE = /^(?:small|medium|large)\b/;
const MAX_WORDS = 10;
const MAX_NAME = 80;
const HUNDRED: FoodPortion = { label: '100 g', grams: 100 };

/**
 * A line with the food it names and how much that is. Only a food of exactly these words is taken: a wrong figure is
 * worse than none.
 */
export function matchIngredient(
  line: string,
  foodsCalled: (name: string) => readonly Food[],
): ImportedIngredient {
  const unknown = { name: line, food: null, portion: null };
  const { amount, name: said } = readIngredient(line);
  // What a can holds is not what is eaten of it.
  if (amount === null || amount.each !== null) return unknown;
  const [name = ''] = said.split(/,(?!\d)|\(/);
  const wanted = stems(name, LOOKS);
  // No food has so long a name: a search for it would find nothing, and take long.
  if (wanted === '' || wanted.split(' ').length > MAX_WORDS || name.length > MAX_NAME) return unknown;
  const food = foodsCalled(name).find(({ description }) => stems(description, AS_BOUGHT) === wanted);
  const portion = food && portionOf(food, amount.from, amount.unit ?? sizeIn(name));
  return food && portion ? { name: name.trim(), food, portion } : unknown;
}

const stems = (text: string, without: ReadonlySet<string>) =>
  wordsOf(text)
    .map(stemmed)
    .filter((word) => !without.has(word))
    .toSorted()
    .join(' ');

const sizeIn = (name: string) => SIZE.exec(name.toLowerCase())?.[0] ?? null;

function portionOf(
  food: Food,
  quantity: number,
  unit: KitchenUnit | string | null,
): ImportedIngredient['portion'] {
  const [portion, times] = measured(food, quantity, unit);
  if (portion === undefined || times < 0.01 || times > nutrientLimits.portionTimes) return null;
  return { ...portion, times: Math.round(times * 100) / 100 };
}

type Amount = [portion: FoodPortion | undefined, times: number];

/** '2 eggs', '1 medium banana': of the household measure that counts. */
function counted({ portions }: Food, quantity: number, size: string | null): Amount {
  const ofSize = size === null ? undefined : portions.find(({ label }) => label === `1 ${size}`);
  const any = portions.find(({ label }) => /^1 (medium|large|small|whole|piece|egg)\b/.test(label));
  return [ofSize ?? any, quantity];
}

function measured(food: Food, quantity: number, unit: KitchenUnit | string | null): Amount {
  if (unit === null || typeof unit === 'string') return counted(food, quantity, unit);
  if (unit.kind === 'mass') return [HUNDRED, (quantity * unit.size) / HUNDRED.grams];
  for (const [measure, teaspoons] of Object.entries(unit.kind === 'volume' ? MEASURES : {})) {
    const portion = food.portions.find((one) => one.label === `1 ${measure}`);
    if (portion) return [portion, (quantity * unit.size) / (teaspoons * TEASPOON_ML)];
  }
  return [food.portions.find(({ label }) => label === `1 ${unit.name}`), quantity];
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(stemmed));
}
