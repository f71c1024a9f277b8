import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { mealsSchemas } from './meals.schemas';
import { foodSearchSchemas } from './food-search.schemas';
import { barcodesSchemas } from './barcodes.schemas';
import { mealPlansSchemas } from './meal-plans.schemas';
import { keptFoodsSchemas } from './kept-foods.schemas';
import { recipeImportSchemas } from './recipe-import.schemas';

export * from './index';
export * from './barcodes.schemas';
export * from './eaten-product.schemas';
export * from './food-search.schemas';
export * from './kept-foods.schemas';
export * from './meal-plans.schemas';
export * from './meals.schemas';
export * from './nutrients.schemas';
export * from './own-recipe.schemas';
export * from './recipe-import.schemas';

export const nutrition = withSchemas(endpoints, {
  ...mealsSchemas,
  ...foodSearchSchemas,
  ...barcodesSchemas,
  ...mealPlansSchemas,
  ...keptFoodsSchemas,
  ...recipeImportSchemas,
});
