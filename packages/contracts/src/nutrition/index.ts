export type * from './barcodes.schemas';
export * from './eaten-product.constants';
export type * from './eaten-product.schemas';
export * from './food-search.constants';
export type * from './food-search.schemas';
export * from './kept-foods.constants';
export type * from './kept-foods.schemas';
export * from './meal-plans.constants';
export type * from './meal-plans.schemas';
export * from './meals.constants';
export type * from './meals.schemas';
export * from './nutrients.constants';
export type * from './nutrients.schemas';
export * from './own-recipe';
export type * from './own-recipe.schemas';
export * from './quick-drinks';
export type * from './recipe-import.schemas';

export * as nutrition from './endpoints';
