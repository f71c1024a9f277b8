import { mealLimits, ownRecipeLimits, type ImportedRecipe } from '@nestwell/contracts/nutrition';
import { Duration } from 'luxon';
import { isNode, many, type SchemaNode } from './recipe-node';
import { firstText, inParts, plainText, stepTexts } from './texts';

export type ReadRecipe = Omit<ImportedRecipe, 'ingredients' | 'source'> & { lines: string[] };

const KILOJOULES = 4.184;

/** A recipe in our own terms; undefined of one without a name or ingredients. */
export function readRecipe(node: SchemaNode): ReadRecipe | undefined {
  const name = firstText(node.name);
  const lines = many(node.recipeIngredient ?? node.ingredients)
    .map(plainText)
    .filter((line) => line !== undefined);
  if (name === undefined || lines.length === 0) return undefined;
  const steps = stepTexts(node.recipeInstructions).flatMap((step) => inParts(step, ownRecipeLimits.step));
  return {
    name: name.slice(0, mealLimits.name),
    lines: lines
      .slice(0, ownRecipeLimits.ingredients)
      .map((line) => line.slice(0, ownRecipeLimits.ingredient)),
    steps: steps.slice(0, ownRecipeLimits.steps),
    servings: servingsOf(node.recipeYield),
    minutes: minutesOf(node),
    figures: figuresOf(node.nutrition),
    isCut: lines.length > ownRecipeLimits.ingredients || steps.length > ownRecipeLimits.steps,
  };
}

/** 4, '4 servings', ['4', 'Serves 4 to 6'] */
function servingsOf(value: unknown): number | null {
  const counts = many(value).map((one) => Number(/\d+/.exec(plainText(one) ?? '')?.[0] ?? 0));
  return counts.find((count) => count >= 1 && count <= ownRecipeLimits.servings) ?? null;
}

function minutesOf({ totalTime, prepTime, cookTime }: SchemaNode): number | null {
  const of = (value: unknown) => {
    const minutes = Duration.fromISO(firstText(value) ?? '').as('minutes');
    return Number.isFinite(minutes) ? minutes : 0;
  };
  const minutes = Math.round(of(totalTime) || of(prepTime) + of(cookTime));
  return minutes >= 1 && minutes <= ownRecipeLimits.minutes ? minutes : null;
}

function figuresOf(value: unknown): ImportedRecipe['figures'] {
  const nutrition = many(value).find(isNode);
  const energy = firstText(nutrition?.calories);
  const calories = energy === undefined ? undefined : numberIn(energy);
  if (!nutrition || energy === undefined || calories === undefined) return null;
  const kilocalories = Math.round(
    /kj|joule/i.test(energy) && !/cal/i.test(energy) ? calories / KILOJOULES : calories,
  );
  if (kilocalories > mealLimits.calories) return null;
  const grams = (of: unknown) => {
    const amount = numberIn(firstText(of) ?? '');
    return amount === undefined || amount > mealLimits.grams ? null : amount;
  };
  return {
    calories: kilocalories,
    protein: grams(nutrition.proteinContent),
    carbs: grams(nutrition.carbohydrateContent),
    fat: grams(nutrition.fatContent),
  };
}

/** '290 kcal', '1,240 calories', '17,5 g' */
function numberIn(text: string): number | undefined {
  const [found] = /\d[\d.,]*/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const value = Number(found.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  return Number.isFinite(value) ? Math.round(value * 10) / 10 : undefined;
}
