import { Controller } from '@nestjs/common';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser, Zone } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { MealsService, type LoggedMeal, type MealChanges, type MealsQuery } from './meals.service';

type OfMeal = ParamsOf<typeof nutrition.changeMeal>;

@Controller()
export class MealsController {
  constructor(private readonly meals: MealsService) {}

  @Endpoint(nutrition.logMeal)
  log(
    @CurrentUser() user: SessionUser,
    @Body(nutrition.logMeal) { userId, ...meal }: BodyOf<typeof nutrition.logMeal>,
  ) {
    return this.meals.log(user.id, meal);
  }

  @Endpoint(nutrition.logMealOfUser)
  logOfUser(@CurrentUser() user: SessionUser, @Body(nutrition.logMealOfUser) meal: LoggedMeal) {
    return this.meals.log(user.id, meal);
  }

  @Endpoint(nutrition.listMeals)
  list(
    @CurrentUser() user: SessionUser,
    @Query(nutrition.listMeals) query: MealsQuery,
    @Zone() zone: string,
  ) {
    return this.meals.list(user.id, query, zone);
  }

  @Endpoint(nutrition.mealsOfWeek)
  ofWeek(@CurrentUser() user: SessionUser, @Zone() zone: string) {
    return this.meals.ofWeek(user.id, zone);
  }

  @Endpoint(nutrition.changeMeal)
  change(
    @CurrentUser() user: SessionUser,
    @Params(nutrition.changeMeal) { mealId }: OfMeal,
    @Body(nutrition.changeMeal) changes: MealChanges,
  ) {
    return this.meals.change(user.id, mealId, changes);
  }

  @Endpoint(nutrition.replaceMeal)
  replace(
    @CurrentUser() user: SessionUser,
    @Params(nutrition.replaceMeal) { mealId }: OfMeal,
    @Body(nutrition.replaceMeal) changes: MealChanges,
  ) {
    return this.meals.change(user.id, mealId, changes);
  }

  @Endpoint(nutrition.deleteMeal)
  delete(@CurrentUser() user: SessionUser, @Params(nutrition.deleteMeal) { mealId }: OfMeal) {
    return this.meals.delete(user.id, mealId);
  }
}
