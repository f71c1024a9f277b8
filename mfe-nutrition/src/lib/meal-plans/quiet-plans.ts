import type { MealPlan } from '@nestwell/contracts/nutrition';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { quietRecipes } from '../recipes/quiet-recipes';
import { catalogue } from '../recipes/catalogue/catalogue';

const quiet = new Set(quietRecipes.map(({ id }) => id));

const out = new Set(catalogue.map(({ id }) => id).filter((id) => !quiet.has(id)));

/** Plans whose name and recipes name no stage. The others are kept, and there again when she is not quiet any more. */
export const quietPlans = (plans: MealPlan[]): MealPlan[] =>
  plans.filter(
    ({ name, days }) =>
      !speaksOfBaby(name) &&
      !Object.values(days).some((day) =>
        [...day.breakfast, ...day.lunch, ...day.dinner].some((id) => out.has(id)),
      ),
  );
