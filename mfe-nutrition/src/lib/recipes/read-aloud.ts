import { totalMinutes, type Recipe } from './recipe';

/** A recipe as it is read aloud: what it is, what she needs, what to do. */
export function spokenRecipe(recipe: Recipe): string {
  const steps = recipe.instructions.map((step, index) => `Step ${index + 1}. ${step}`);
  return [
    `${recipe.name}. ${recipe.description}`,
    `It takes ${totalMinutes(recipe)} minutes and serves ${recipe.servings}.`,
    `Each serving has ${recipe.calories} calories.`,
    `You need: ${recipe.ingredients.join('; ')}.`,
    ...steps,
  ].join(' ');
}

/** A day of a plan: each meal by name, then its short description. */
export function spokenDay(label: string, meals: readonly { slot: string; recipe: Recipe }[]): string {
  return [
    `${label}.`,
    ...meals.map(({ slot, recipe }) => `${slot}: ${recipe.name}. ${recipe.description}`),
  ].join(' ');
}
