import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { mealPlanLimits, type MealPlan, type nutrition } from '@nestwell/contracts/nutrition/server';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { Clock } from '../../platform/clock';
import { badRequest, notFound, refused } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import type { MealPlanEntity } from './meal-plan.entity';
import { MealPlansRepository } from './meal-plans.repository';
import { withTicks } from './shopping-ticks';

export type NewMealPlan = Omit<BodyOf<typeof nutrition.createMealPlan>, 'userId'>;
export type MealPlanChanges = BodyOf<typeof nutrition.changeMealPlan>;
export type MealPlansQuery = QueryOf<typeof nutrition.listMealPlans>;

/** Each round of simultaneous changes lets one through; a phone that sends a whole list of ticks needs many. */
const TRIES = 40;
const LONGEST_WAIT_MS = 20;

@Injectable()
export class MealPlansService {
  constructor(
    private readonly plans: MealPlansRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async create(userId: string, plan: NewMealPlan): Promise<MealPlan> {
    refuseImpossibleDays(plan);
    const own = this.plans.ofUser(userId);
    if ((await own.count()) >= mealPlanLimits.plans) throw tooMany();
    return toMealPlan(await own.insert({ ...plan, createdAt: this.clock.now(), revision: 1 }));
  }

  async list(userId: string, page: MealPlansQuery): Promise<Paged<MealPlan>> {
    return (await this.plans.ofUser(userId).page('createdAt', page)).map(toMealPlan);
  }

  /** Changes only what is sent. Repeated when another change came first, so that no tick is lost. */
  async change(userId: string, planId: string, changes: MealPlanChanges): Promise<MealPlan> {
    const own = this.plans.ofUser(userId);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const plan = await own.byId(planId);
      if (plan === null) throw notFound('Meal plan');
      const changed = changedPlan(plan, changes);
      if ((await own.update({ id: planId, revision: plan.revision }, changed)) === 1) {
        return toMealPlan({ ...plan, ...changed });
      }
      await sleep(Math.random() * LONGEST_WAIT_MS);
    }
    throw refused('plan_busy', 'The plan is being changed from elsewhere, please try again');
  }

  async delete(userId: string, planId: string): Promise<void> {
    const taken = { userId, kind: 'mealPlan', name: planId } as const;
    if (!(await this.takenAway.takeRow(taken, this.plans))) throw notFound('Meal plan');
  }

  @RestoresDeleted('mealPlan')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.plans.ofUser(userId);
    if ((await own.count()) >= mealPlanLimits.plans) throw tooMany();
    await own.putBack(own.revived(kept));
  }

  async exportOf(userId: string): Promise<MealPlan[]> {
    const rows = await this.plans.ofUser(userId).find({}, { order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(toMealPlan);
  }

  async erase(userId: string): Promise<void> {
    await this.plans.ofUser(userId).remove();
  }
}

const tooMany = () =>
  refused(
    'too_many_plans',
    `You have ${mealPlanLimits.plans} meal plans. Delete one to make room for another.`,
  );

function changedPlan(plan: MealPlanEntity, changes: MealPlanChanges) {
  const { name, isActive, snacks, meal, shoppingList, ticks } = changes;
  const days = snacks ? withSnacks(plan.days, snacks) : plan.days;
  return {
    name: name ?? plan.name,
    isActive: isActive ?? plan.isActive,
    days: meal ? withMeal(days, meal) : days,
    shoppingList: withTicks(shoppingList ?? plan.shoppingList, ticks ?? []),
    revision: plan.revision + 1,
  };
}

const withSnacks = (days: MealPlanEntity['days'], snacks: string[]): MealPlanEntity['days'] =>
  Object.fromEntries(Object.entries(days).map(([date, day]) => [date, { ...day, snacks }]));

function withMeal(
  days: MealPlanEntity['days'],
  { date, slot, recipes }: NonNullable<MealPlanChanges['meal']>,
): MealPlanEntity['days'] {
  const day = days[date];
  if (day === undefined) throw badRequest('meal.date', 'must be a day of the plan');
  return { ...days, [date]: { ...day, [slot]: recipes } };
}

function refuseImpossibleDays({ startDate, endDate, days }: NewMealPlan): void {
  const length = daysBetween(startDate, endDate) + 1;
  if (length < 1) throw badRequest('endDate', 'must not be before startDate');
  if (length > mealPlanLimits.days) throw badRequest('endDate', `must be within ${mealPlanLimits.days} days`);
  const outside = Object.keys(days).find((date) => date < startDate || date > endDate);
  if (outside !== undefined) throw badRequest(`days.${outside}`, 'must be between startDate and endDate');
}

function toMealPlan(plan: MealPlanEntity): MealPlan {
  const { id, userId, name, startDate, endDate, days, shoppingList, isActive } = plan;
  return {
    id,
    userId,
    name,
    startDate,
    endDate,
    days,
    shoppingList,
    isActive,
    createdAt: plan.createdAt.toISOString(),
  };
}
