import type { Entities } from '../platform/database/data-source';
import { KeptFoodEntity } from './kept-foods/kept-food.entity';
import { MealPlanEntity } from './meal-plans/meal-plan.entity';
import { MealEntity } from './meals/meal.entity';

/** The area's tables. */
export const nutritionEntities: Entities = [MealEntity, MealPlanEntity, KeptFoodEntity];
