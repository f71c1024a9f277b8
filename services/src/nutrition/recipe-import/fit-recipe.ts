import { mealLimits, ownRecipeLimits, type ImportedRecipe } from '@nestwell/contracts/nutrition';
import type { PageRecipe } from './page/read-recipe';

export type FittedRecipe = Omit<ImportedRecipe, 'ingredients' | 'source'> & { lines: string[] };

/** A page's recipe within the limits of one that a member keeps. */
export function fitRecipe({ name, lines, steps, servings, minutes, figures }: PageRecipe): FittedRecipe {
  const texts = steps.flatMap(({ text }) => inParts(text, ownRecipeLimits.step));
  return {
    name: name.slice(0, mealLimits.name),
    lines: lines
      .slice(0, ownRecipeLimits.ingredients)
      .map((line) => line.slice(0, ownRecipeLimits.ingredient)),
    steps: texts.slice(0, ownRecipeLimits.steps),
    servings: within(servings, ownRecipeLimits.servings),
    minutes: within(minutes, ownRecipeLimits.minutes),
    figures: figures && figures.calories <= mealLimits.calories ? figuresOf(figures) : null,
    isCut: lines.length > ownRecipeLimits.ingredients || texts.length > ownRecipeLimits.steps,
  };
}

const within = (value: number | null, most: number) => (value !== null && value <= most ? value : null);

function figuresOf({ calories, protein, carbs, fat }: NonNullable<PageRecipe['figures']>) {
  const grams = (amount: number | null) => within(amount, mealLimits.grams);
  return { calories, protein: grams(protein), carbs: grams(carbs), fat: grams(fat) };
}

/** In parts that end with a sentence where one fits. */
function inParts(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const end = rest.lastIndexOf('. ', most - 1);
    const cut = end > 0 ? end + 1 : most;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
