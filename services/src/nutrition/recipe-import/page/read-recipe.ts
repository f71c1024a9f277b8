import type { ImportedRecipe } from '@nestwell/contracts/nutrition/server';
import { ingredientLines } from './ingredient-lines';
import { isNode, many, type SchemaNode } from './recipe-node';
import { stepTexts, type ReadStep } from './step-texts';
import { plainText } from './text-of';
import { minutesIn, servingsIn } from './times-and-servings';

/** What a page says of its recipe; what fits into one of a member is decided where it is kept. */
export interface PageRecipe {
  name: string;
  lines: string[];
  steps: ReadStep[];
  servings: number | null;
  minutes: number | null;
  /** Of one serving, in kilocalories and grams. */
  figures: ImportedRecipe['figures'];
}

const KILOJOULES = 4.184;
const MAX_NAME = 500;

/** Undefined of one without a name or ingredients. */
export function readRecipe(node: SchemaNode): PageRecipe | undefined {
  const name = firstText(node.name);
  // A list that is there and empty does not hide the other.
  const [lines = []] = [node.recipeIngredient, node.ingredients]
    .map(ingredientLines)
    .filter((found) => found.length > 0);
  if (name === undefined || lines.length === 0) return undefined;
  return {
    name: name.slice(0, MAX_NAME),
    lines,
    steps: stepTexts(node.recipeInstructions),
    servings: servingsIn(node.recipeYield ?? node.yield) ?? null,
    minutes: minutesOf(node),
    figures: figuresOf(node.nutrition),
  };
}

const firstText = (value: unknown): string | undefined =>
  many(value)
    .slice(0, 20)
    .map(plainText)
    .find((text) => text !== undefined);

function minutesOf({ totalTime, prepTime, cookTime }: SchemaNode): number | null {
  const minutes = Math.round(minutesIn(totalTime) || minutesIn(prepTime) + minutesIn(cookTime));
  return minutes >= 1 ? minutes : null;
}

function figuresOf(value: unknown): ImportedRecipe['figures'] {
  const nutrition = many(value).find(isNode);
  const calories = energyIn(firstText(nutrition?.calories) ?? '');
  if (!nutrition || calories === undefined) return null;
  const grams = (of: unknown) => numberIn(firstText(of) ?? '') ?? null;
  const { proteinContent, carbohydrateContent, fatContent } = nutrition;
  const [protein, carbs, fat] = [
    grams(proteinContent),
    grams(carbohydrateContent),
    grams(fatContent),
  ] as const;
  // Nothing at all stands for "not known".
  return calories === 0 && !protein && !carbs && !fat ? null : { calories, protein, carbs, fat };
}

/** '290 kcal', '1,240 calories', '1240 kJ', '1240 kJ (296 kcal)' */
function energyIn(energy: string): number | undefined {
  const [, kilocalories] = /(?<!\d)(\d[\d.,]*)\s*k?cal/i.exec(energy.slice(0, 200)) ?? [];
  const amount = numberIn(kilocalories ?? energy);
  if (amount === undefined) return undefined;
  const isKilojoules = kilocalories === undefined && /kj|joule/i.test(energy) && !/cal/i.test(energy);
  return Math.round(isKilojoules ? amount / KILOJOULES : amount);
}

/** '290 kcal', '1,240 calories', '17,5 g' */
function numberIn(text: string): number | undefined {
  const [found] = /\d[\d.,]*/.exec(text.slice(0, 200)) ?? [];
  if (found === undefined) return undefined;
  const value = Number(found.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  return Number.isFinite(value) ? Math.round(value * 10) / 10 : undefined;
}
