import { Injectable } from '@nestjs/common';
import { isQuickDrink } from '@nestwell/contracts/nutrition/server';
import { Plans } from '../../platform/session/plans';
import type { SessionUser } from '../../platform/session-user';
import { MealsRepository } from './meals.repository';
import type { LoggedMeal, MealsQuery } from './meals.service';

const LOCAL_DATE_LENGTH = 'YYYY-MM-DD'.length;

/** What "Can I eat this?" needs for a day's caffeine is open without a plan: that day's meals, and its quick drinks. */
@Injectable()
export class MealsAccess {
  constructor(
    private readonly plans: Plans,
    private readonly meals: MealsRepository,
  ) {}

  async requireForList(user: SessionUser, { startDate, endDate }: MealsQuery): Promise<void> {
    const isOneDay = startDate?.length === LOCAL_DATE_LENGTH && startDate === endDate;
    if (!isOneDay) await this.plans.require(user);
  }

  async requireToLog(user: SessionUser, meal: LoggedMeal): Promise<void> {
    if (!isQuickDrink(meal)) await this.plans.require(user);
  }

  /** One that is not there is left to the call itself. */
  async requireToDelete(user: SessionUser, mealId: string): Promise<void> {
    if (await this.plans.areRunningFor(user)) return;
    const meal = await this.meals.ofUser(user.id).byId(mealId);
    if (meal && !isQuickDrink(meal)) await this.plans.require(user);
  }
}
