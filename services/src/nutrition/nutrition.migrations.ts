import type { Migrations } from '../platform/database/data-source';
import { NutritionMeals1763700000200 } from './migrations/1763700000200-nutrition-meals';
import { NutritionMealPlans1763700000201 } from './migrations/1763700000201-nutrition-meal-plans';
import { NutritionPortions1763700000202 } from './migrations/1763700000202-nutrition-portions';
import { NutritionKeptFoods1763700000203 } from './migrations/1763700000203-nutrition-kept-foods';
import { NutritionBarcodes1763700000210 } from './migrations/1763700000210-nutrition-barcodes';
import { NutritionAllAllergies1763700000211 } from './migrations/1763700000211-nutrition-all-allergies';
import { NutritionProducts1763700000212 } from './migrations/1763700000212-nutrition-products';

/** In order; a released one is never changed. */
export const nutritionMigrations: Migrations = [
  NutritionMeals1763700000200,
  NutritionMealPlans1763700000201,
  NutritionPortions1763700000202,
  NutritionKeptFoods1763700000203,
  NutritionBarcodes1763700000210,
  NutritionAllAllergies1763700000211,
  NutritionProducts1763700000212,
];
