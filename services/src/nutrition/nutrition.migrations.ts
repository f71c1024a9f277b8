import type { Migrations } from '../platform/database/data-source';
import { NutritionMeals1763700000200 } from './migrations/1763700000200-nutrition-meals';
import { NutritionMealPlans1763700000201 } from './migrations/1763700000201-nutrition-meal-plans';

/** In order; a released one is never changed. */
export const nutritionMigrations: Migrations = [NutritionMeals1763700000200, NutritionMealPlans1763700000201];
