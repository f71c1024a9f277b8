import { cautionsOf } from '@nestwell/safety/foods';
import type { Recipe } from './recipe';

/** Whether no ingredient is one that a plan for pregnancy leaves out. */
export const safeInPregnancy = ({ ingredients }: Pick<Recipe, 'ingredients'>): boolean =>
  ingredients.every((line) => cautionsOf(line).every(({ level }) => level !== 'avoid'));
