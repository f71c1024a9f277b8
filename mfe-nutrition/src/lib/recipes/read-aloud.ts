import type { Caution } from '../food-cautions/cautions-for';
import { totalMinutes, type Recipe, type WholeRecipe } from './recipe';

/** A recipe as it is read aloud: what it is, what to know before eating it, what she needs, what to do. */
export function spokenRecipe(
  recipe: WholeRecipe,
  cautions: readonly Caution[] = [],
  showsFigures = true,
): string {
  const minutes = totalMinutes(recipe);
  const steps = recipe.instructions.map((step, index) => `Step ${index + 1}. ${step}`);
  return [
    `${recipe.name}. ${recipe.description}`.trim(),
    `It ${minutes > 0 ? `takes ${minutes} minutes and ` : ''}serves ${recipe.servings}.`,
    ...(showsFigures ? [`Each serving has ${recipe.calories} calories.`] : []),
    ...cautions.map(({ words }) => words),
    `You need: ${recipe.ingredients.join('; ')}.`,
    ...steps,
  ].join(' ');
}

/** A list of recipes: how many, what matters about them, then each by name with its time and energy. */
export function spokenRecipes(
  heading: string,
  recipes: readonly Recipe[],
  { note, showsFigures = true }: { note?: string; showsFigures?: boolean } = {},
): string {
  const count = recipes.length === 1 ? '1 recipe' : `${recipes.length} recipes`;
  const lines = recipes.map(
    (recipe) =>
      `${recipe.name}: ${totalMinutes(recipe)} minutes${showsFigures ? `, ${recipe.calories} calories` : ''}.`,
  );
  return [`${heading}: ${count}.`, ...(note ? [note] : []), ...lines].join(' ');
}

/** A day of a plan: each meal by name, then its short description. */
export function spokenDay(label: string, meals: readonly { slot: string; recipe: Recipe }[]): string {
  return [
    `${label}.`,
    ...meals.map(({ slot, recipe }) => `${slot}: ${recipe.name}. ${recipe.description}`),
  ].join(' ');
}
