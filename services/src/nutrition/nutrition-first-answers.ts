import { Injectable, type OnModuleInit } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { FirstAnswers } from '../platform/first-answers';
import { MealsService } from './meals/meals.service';

/** Home's calorie ring and recent meals both read the newest meals, so they travel inside the page. */
@Injectable()
export class NutritionFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly meals: MealsService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: nutrition.listMeals,
      args: ({ userId }) => ({ params: { userId } }),
      answer: async ({ userId, zone }) => [...(await this.meals.list(userId, {}, zone)).rows],
    });
  }
}
