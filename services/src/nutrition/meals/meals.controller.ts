import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { MealsAccess } from './meals-access';
import { MealsService } from './meals.service';

@Controller()
export class MealsController {
  constructor(
    private readonly meals: MealsService,
    private readonly access: MealsAccess,
  ) {}

  @Endpoint(nutrition.logMeal)
  log(@Call() { user, body: { userId, ...meal } }: CallOf<typeof nutrition.logMeal>) {
    return this.meals.log(user.id, meal);
  }

  @Endpoint(nutrition.logMealOfUser)
  async logOfUser(@Call() { user, body: meal }: CallOf<typeof nutrition.logMealOfUser>) {
    await this.access.requireToLog(user, meal);
    return this.meals.log(user.id, meal);
  }

  @Endpoint(nutrition.logMeals)
  logTogether(@Call() { user, body: { meals } }: CallOf<typeof nutrition.logMeals>) {
    return this.meals.logTogether(user.id, meals);
  }

  @Endpoint(nutrition.listMeals)
  async list(@Call() { user, query, zone }: CallOf<typeof nutrition.listMeals>) {
    await this.access.requireForList(user, query);
    return this.meals.list(user.id, query, zone);
  }

  @Endpoint(nutrition.mealsOfWeek)
  ofWeek(@Call() { user, zone }: CallOf<typeof nutrition.mealsOfWeek>) {
    return this.meals.ofWeek(user.id, zone);
  }

  @Endpoint(nutrition.changeMeal)
  change(@Call() { user, params: { mealId }, body: changes }: CallOf<typeof nutrition.changeMeal>) {
    return this.meals.change(user.id, mealId, changes);
  }

  @Endpoint(nutrition.replaceMeal)
  replace(@Call() { user, params: { mealId }, body: changes }: CallOf<typeof nutrition.replaceMeal>) {
    return this.meals.change(user.id, mealId, changes);
  }

  @Endpoint(nutrition.deleteMeal)
  async delete(@Call() { user, params: { mealId } }: CallOf<typeof nutrition.deleteMeal>) {
    await this.access.requireToDelete(user, mealId);
    return this.meals.delete(user.id, mealId);
  }
}
