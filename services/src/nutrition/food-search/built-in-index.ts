import { FoodIndex } from './food-index';
import { builtInFoods } from './foods/built-in-foods';

/** One for all who search: making it takes ten times as long as a search. */
export const builtInIndex = new FoodIndex(builtInFoods);
