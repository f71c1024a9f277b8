import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { MealPlansService } from './meal-plans.service';

@Controller()
export class MealPlansController {
  constructor(private readonly plans: MealPlansService) {}

  @Endpoint(nutrition.listMealPlans)
  list(@Call() { user, query }: CallOf<typeof nutrition.listMealPlans>) {
    return this.plans.list(user.id, query);
  }

  @Endpoint(nutrition.createMealPlan)
  create(@Call() { user, body: { userId, ...plan } }: CallOf<typeof nutrition.createMealPlan>) {
    return this.plans.create(user.id, plan);
  }

  @Endpoint(nutrition.changeMealPlan)
  change(@Call() { user, params: { planId }, body: changes }: CallOf<typeof nutrition.changeMealPlan>) {
    return this.plans.change(user.id, planId, changes);
  }

  @Endpoint(nutrition.deleteMealPlan)
  delete(@Call() { user, params: { planId } }: CallOf<typeof nutrition.deleteMealPlan>) {
    return this.plans.delete(user.id, planId);
  }
}
