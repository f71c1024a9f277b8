import { mealLimits, ownRecipeLimits, type ImportedRecipe } from '@nestwell/contracts/nutrition/server';
import { cutText } from './cut-text';
import type { PageRecipe } from './page/read-recipe';

export type FittedRecipe = Omit<ImportedRecipe, 'ingredients' | 'source'> & { lines: string[] };

/** A page's recipe within the limits of one that a member keeps, and what of it does not fit. */
export function fitRecipe({ name, lines, steps, servings, minutes, figures }: PageRecipe): FittedRecipe {
  const texts = steps.map(underHeading).flatMap((text) => inParts(text, ownRecipeLimits.step));
  const kept = lines.slice(0, ownRecipeLimits.ingredients);
  const leftOut = {
    ingredients: lines.length - kept.length,
    steps: Math.max(0, texts.length - ownRecipeLimits.steps),
    shortened: kept.filter((line) => line.length > ownRecipeLimits.ingredient).length,
  };
  return {
    name: cutText(name, mealLimits.name),
    lines: kept.map((line) => cutText(line, ownRecipeLimits.ingredient)),
    steps: texts.slice(0, ownRecipeLimits.steps),
    servings: within(servings, ownRecipeLimits.servings),
    minutes: within(minutes, ownRecipeLimits.minutes),
    figures: figures && figures.calories <= mealLimits.calories ? figuresOf(figures) : null,
    isCut: Object.values(leftOut).some((count) => count > 0),
    leftOut,
  };
}

/** A section's heading stands before its first step: two ways of cooking must not read as one. */
const underHeading = ({ heading, text }: PageRecipe['steps'][number]) =>
  heading === undefined ? text : `${heading.replace(/[.:]$/, '')}: ${text}`;

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
    const part = end > 0 ? rest.slice(0, end + 1) : cutText(rest, most);
    parts.push(part.trim());
    rest = rest.slice(part.length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
