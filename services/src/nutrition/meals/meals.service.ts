import { Injectable } from '@nestjs/common';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import type { Meal, nutrition } from '@nestwell/contracts/nutrition/server';
import { startOfWeek } from '@nestwell/domain/calendar-days';
import { Clock } from '../../platform/clock';
import { newId } from '../../platform/database/ids';
import { notFound } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { momentLogged } from '../../platform/time/logged';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { spanOf } from '../../platform/time/span';
import { localDateOf } from '../../platform/time/zoned';
import { changedMacronutrients, storedMacronutrients, toMeal } from './meal.mapper';
import { MealsRepository } from './meals.repository';

export type LoggedMeal = BodyOf<typeof nutrition.logMealOfUser>;
export type MealChanges = BodyOf<typeof nutrition.changeMeal>;
export type MealsQuery = QueryOf<typeof nutrition.listMeals>;

/** More than anyone eats in a week; a page this long is never cut. */
const WEEK_LIMIT = 500;

@Injectable()
export class MealsService {
  constructor(
    private readonly meals: MealsRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  async log(userId: string, meal: LoggedMeal): Promise<Meal> {
    return toMeal(await this.meals.ofUser(userId).insert(this.rowOf(meal)));
  }

  /** In one statement: all of them, or none. */
  async logTogether(userId: string, meals: readonly LoggedMeal[]): Promise<Meal[]> {
    const rows = meals.map((meal, place) => ({
      id: newId(),
      ...this.rowOf(meal, `meals.${place}.loggedAt`),
    }));
    await this.meals.ofUser(userId).insertAll(rows);
    return rows.map((row) => toMeal({ userId, ...row }));
  }

  async list(userId: string, query: MealsQuery, zone: string): Promise<Paged<Meal>> {
    const page = await this.meals.pageWithin(userId, spanOf(query, zone), query);
    return page.map(toMeal);
  }

  /** Since Monday on her own calendar. */
  async ofWeek(userId: string, zone: string): Promise<Meal[]> {
    const today = localDateOf(this.clock.now(), zone);
    const span = spanOf({ startDate: startOfWeek(today), endDate: today }, zone);
    const week = await this.meals.pageWithin(userId, span, { limit: WEEK_LIMIT });
    return week.rows.map(toMeal);
  }

  async change(userId: string, mealId: string, changes: MealChanges): Promise<Meal> {
    const own = this.meals.ofUser(userId);
    const meal = await own.byId(mealId);
    if (meal === null) throw notFound('Meal');
    const changed = this.changesOf(changes);
    if (Object.keys(changed).length > 0) await own.update({ id: mealId }, changed);
    return toMeal({ ...meal, ...changed });
  }

  async delete(userId: string, mealId: string): Promise<void> {
    const taken = { userId, kind: 'meal', name: mealId } as const;
    if (!(await this.takenAway.takeRow(taken, this.meals))) throw notFound('Meal');
  }

  @RestoresDeleted('meal')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.meals.ofUser(userId);
    await own.putBack(own.revived(kept));
  }

  async exportOf(userId: string): Promise<Meal[]> {
    const rows = await this.meals.ofUser(userId).all();
    return rows.map(toMeal);
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.meals.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.meals.ofUser(userId).remove();
  }

  private rowOf(meal: LoggedMeal, field = 'loggedAt') {
    const { name, calories, mealType, loggedAt, portion = null, micronutrients = null, ...others } = meal;
    const { product = null, ...rest } = others;
    return {
      name,
      calories,
      mealType,
      portion,
      micronutrients,
      product,
      loggedAt: momentLogged(field, loggedAt, this.clock.now()),
      ...storedMacronutrients(rest),
    };
  }

  private changesOf(changes: MealChanges) {
    const { name, calories, mealType, loggedAt, portion, micronutrients, ...macronutrients } = changes;
    return {
      ...(portion !== undefined && { portion }),
      ...(micronutrients !== undefined && { micronutrients }),
      ...(name !== undefined && { name }),
      ...(calories !== undefined && { calories }),
      ...(mealType !== undefined && { mealType }),
      ...(loggedAt !== undefined && { loggedAt: momentLogged('loggedAt', loggedAt, this.clock.now()) }),
      ...changedMacronutrients(macronutrients),
    };
  }
}
