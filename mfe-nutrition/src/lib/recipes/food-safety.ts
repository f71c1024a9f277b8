import { cautionsOf } from '@nestwell/safety/foods';
import type { Recipe } from './recipe';

/** Recipes never change, and every line is read for every caution: once is enough. */
const known = new WeakMap<readonly string[], boolean>();

/** Whether no ingredient is one that a plan for pregnancy leaves out. */
export function safeInPregnancy({ ingredients }: Pick<Recipe, 'ingredients'>): boolean {
  const safe =
    known.get(ingredients) ??
    ingredients.every((line) => cautionsOf(line).every(({ level }) => level !== 'avoid'));
  known.set(ingredients, safe);
  return safe;
}
