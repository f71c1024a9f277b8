import {
  nutrientLimits,
  type Food,
  type FoodPortion,
  type ImportedIngredient,
} from '@nestwell/contracts/nutrition/server';
import { stemmed, wordsOf } from '@nestwell/domain/words';
import { convertUnit, parseIngredient } from 'parse-ingredient';

/** How it is cut or looks, which changes no figure of 100 g. */
const LOOKS = words(
  'fresh ripe chopped sliced diced grated crushed minced peeled large medium small finely roughly',
);
/** What a food is called besides, as a recipe means it. */
const AS_BOUGHT = words('raw dry dried fresh uncooked');
const MASS = ['gram', 'kilogram', 'ounce', 'pound'];
const MEASURES = { cup: 'cup', tablespoon: 'tbsp', teaspoon: 'tsp' } as const;
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
  const [parsed] = parseIngredient(line);
  if (!parsed || parsed.isGroupHeader || parsed.quantity === null) return unknown;
  const [name = ''] = parsed.description.split(/[,(]/);
  const wanted = stems(name, LOOKS);
  // No food has so long a name: a search for it would find nothing, and take long.
  if (wanted === '' || wanted.split(' ').length > MAX_WORDS || name.length > MAX_NAME) return unknown;
  const food = foodsCalled(name).find(({ description }) => stems(description, AS_BOUGHT) === wanted);
  const portion = food && portionOf(food, parsed.quantity, parsed.unitOfMeasureID);
  return food && portion ? { name: name.trim(), food, portion } : unknown;
}

const stems = (text: string, without: ReadonlySet<string>) =>
  wordsOf(text)
    .map(stemmed)
    .filter((word) => !without.has(word))
    .toSorted()
    .join(' ');

function portionOf(food: Food, quantity: number, unit: string | null): ImportedIngredient['portion'] {
  const [portion, times] = unit === null ? counted(food, quantity) : measured(food, quantity, unit);
  if (portion === undefined || times < 0.01 || times > nutrientLimits.portionTimes) return null;
  return { ...portion, times: Math.round(times * 100) / 100 };
}

type Amount = [portion: FoodPortion | undefined, times: number];

/** '2 eggs', '1 medium banana': of the household measure that counts. */
function counted({ portions }: Food, quantity: number): Amount {
  return [portions.find(({ label }) => /^1 (medium|large|small|whole|piece|egg)\b/.test(label)), quantity];
}

function measured({ portions }: Food, quantity: number, unit: string): Amount {
  if (MASS.includes(unit)) return [HUNDRED, (convertUnit(quantity, unit, 'gram') ?? 0) / HUNDRED.grams];
  for (const [measure, label] of Object.entries(MEASURES)) {
    const portion = portions.find((one) => one.label === `1 ${label}`);
    const times = portion && convertUnit(quantity, unit, measure);
    if (times) return [portion, times];
  }
  return [portions.find(({ label }) => label === `1 ${unit}`), quantity];
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(stemmed));
}
