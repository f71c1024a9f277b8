import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TakenAway } from '../platform/taken-away/taken-away';
import { KeptFoodsService } from './kept-foods/kept-foods.service';
import { MealPlansService } from './meal-plans/meal-plans.service';
import { MealsService } from './meals/meals.service';

/** How nutrition puts back what she took away. */
@Injectable()
export class NutritionWaysBack implements OnModuleInit {
  constructor(
    private readonly takenAway: TakenAway,
    private readonly meals: MealsService,
    private readonly plans: MealPlansService,
    private readonly keptFoods: KeptFoodsService,
  ) {}

  onModuleInit(): void {
    this.takenAway.register('meal', { putBack: (userId, kept) => this.meals.putBack(userId, kept) });
    this.takenAway.register('mealPlan', { putBack: (userId, kept) => this.plans.putBack(userId, kept) });
    this.takenAway.register('keptFood', { putBack: (userId, kept) => this.keptFoods.putBack(userId, kept) });
  }
}
