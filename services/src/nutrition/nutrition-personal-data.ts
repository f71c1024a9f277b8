import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { KeptFoodsService } from './kept-foods/kept-foods.service';
import { MealPlansService } from './meal-plans/meal-plans.service';
import { MealsService } from './meals/meals.service';

/** How nutrition hands out and removes what it keeps about a person. */
@Injectable()
export class NutritionPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly meals: MealsService,
    private readonly plans: MealPlansService,
    private readonly keptFoods: KeptFoodsService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'nutrition',
      export: (userId) => this.export(userId),
      eraseSome: (userId) => this.meals.eraseSome(userId),
      erase: (userId) => this.erase(userId),
    });
  }

  private async export(userId: string) {
    return {
      meals: await this.meals.exportOf(userId),
      mealPlans: await this.plans.exportOf(userId),
      keptFoods: await this.keptFoods.exportOf(userId),
    };
  }

  private async erase(userId: string): Promise<void> {
    await this.meals.erase(userId);
    await this.plans.erase(userId);
    await this.keptFoods.erase(userId);
  }
}
