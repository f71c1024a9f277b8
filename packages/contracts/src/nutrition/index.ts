import { barcodesEndpoints } from './barcodes.contract';
import { foodSearchEndpoints } from './food-search.contract';
import { keptFoodsEndpoints } from './kept-foods.contract';
import { mealPlansEndpoints } from './meal-plans.contract';
import { mealsEndpoints } from './meals.contract';
import { queuedFoods } from './queued-foods';
import { queuedMeals } from './queued-meals';
import { queuedPlans } from './queued-plans';
import { recipeImportEndpoints } from './recipe-import.contract';

export * from './barcodes.contract';
export * from './food-search.contract';
export * from './kept-foods.contract';
export * from './meal-plans.contract';
export * from './meals.contract';
export * from './nutrients.contract';
export * from './own-recipe';
export * from './quick-drinks';
export * from './recipe-import.contract';

export const nutrition = {
  ...mealsEndpoints,
  ...queuedMeals,
  ...foodSearchEndpoints,
  ...barcodesEndpoints,
  ...mealPlansEndpoints,
  ...keptFoodsEndpoints,
  ...recipeImportEndpoints,
  ...queuedFoods,
  ...queuedPlans,
} as const;
