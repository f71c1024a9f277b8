import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../platform/personal-data';
import { KeptFoodsService } from './kept-foods/kept-foods.service';
import { MealPlansService } from './meal-plans/meal-plans.service';
import { MealsService } from './meals/meals.service';

/** How nutrition hands out and removes what it keeps about a person. */
@Injectable()
@PersonalDataOf('nutrition')
export class NutritionPersonalData implements PersonalDataHandler {
  constructor(
    private readonly meals: MealsService,
    private readonly plans: MealPlansService,
    private readonly keptFoods: KeptFoodsService,
  ) {}

  eraseSome(userId: string): Promise<boolean> {
    return this.meals.eraseSome(userId);
  }

  async export(userId: string) {
    return {
      meals: await this.meals.exportOf(userId),
      mealPlans: await this.plans.exportOf(userId),
      keptFoods: await this.keptFoods.exportOf(userId),
    };
  }

  async erase(userId: string): Promise<void> {
    await this.meals.erase(userId);
    await this.plans.erase(userId);
    await this.keptFoods.erase(userId);
  }
}
