import type { EntityTarget } from 'typeorm';
import { MealPlanEntity } from './meal-plans/meal-plan.entity';
import { MealEntity } from './meals/meal.entity';

/** The area's tables. */
export const nutritionEntities: readonly EntityTarget<object>[] = [MealEntity, MealPlanEntity];
