import { foodSearchEndpoints } from './food-search.contract';
import { mealPlansEndpoints } from './meal-plans.contract';
import { mealsEndpoints } from './meals.contract';

export * from './food-search.contract';
export * from './meal-plans.contract';
export * from './meals.contract';

export const nutrition = { ...mealsEndpoints, ...foodSearchEndpoints, ...mealPlansEndpoints } as const;
