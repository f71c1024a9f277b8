import type { ImportedRecipe } from '@nestwell/contracts/nutrition/server';
import { ingredientLines } from './ingredient-lines';
import type { SchemaNode } from './recipe-node';
import { servingFigures } from './serving-figures';
import { stepTexts, type ReadStep } from './step-texts';
import { firstText } from './text-of';
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
    figures: servingFigures(node.nutrition),
  };
}

function minutesOf({ totalTime, prepTime, cookTime }: SchemaNode): number | null {
  const minutes = Math.round(minutesIn(totalTime) || minutesIn(prepTime) + minutesIn(cookTime));
  return minutes >= 1 ? minutes : null;
}
