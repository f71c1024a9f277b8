import { Controller } from '@nestjs/common';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { MealPlansService, type MealPlanChanges, type MealPlansQuery } from './meal-plans.service';

type OfPlan = ParamsOf<typeof nutrition.changeMealPlan>;

@Controller()
export class MealPlansController {
  constructor(private readonly plans: MealPlansService) {}

  @Endpoint(nutrition.listMealPlans)
  list(@CurrentUser() user: SessionUser, @Query(nutrition.listMealPlans) query: MealPlansQuery) {
    return this.plans.list(user.id, query);
  }

  @Endpoint(nutrition.createMealPlan)
  create(
    @CurrentUser() user: SessionUser,
    @Body(nutrition.createMealPlan) { userId, ...plan }: BodyOf<typeof nutrition.createMealPlan>,
  ) {
    return this.plans.create(user.id, plan);
  }

  @Endpoint(nutrition.changeMealPlan)
  change(
    @CurrentUser() user: SessionUser,
    @Params(nutrition.changeMealPlan) { planId }: OfPlan,
    @Body(nutrition.changeMealPlan) changes: MealPlanChanges,
  ) {
    return this.plans.change(user.id, planId, changes);
  }

  @Endpoint(nutrition.deleteMealPlan)
  delete(@CurrentUser() user: SessionUser, @Params(nutrition.deleteMealPlan) { planId }: OfPlan) {
    return this.plans.delete(user.id, planId);
  }
}
