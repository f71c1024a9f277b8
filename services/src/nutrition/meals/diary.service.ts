import { Injectable } from '@nestjs/common';
import type { QueryOf } from '@nestwell/contracts/kernel/server';
import { mealLimits, type DiaryDay, type nutrition } from '@nestwell/contracts/nutrition/server';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { toTenth } from '@nestwell/domain/units';
import { badRequest } from '../../platform/http/errors';
import { spanOf } from '../../platform/time/span';
import { localDateOf } from '../../platform/time/zoned';
import { MealsRepository } from './meals.repository';

/** What days add up to. */
@Injectable()
export class DiaryService {
  constructor(private readonly meals: MealsRepository) {}

  /** Days on her own calendar, the first day first; one without meals is left out. */
  async days(
    userId: string,
    { startDate, endDate }: QueryOf<typeof nutrition.listDiaryDays>,
    zone: string,
  ): Promise<DiaryDay[]> {
    const length = daysBetween(startDate, endDate) + 1;
    if (length < 1) throw badRequest('endDate', 'must not be before startDate');
    if (length > mealLimits.diaryDays) {
      throw badRequest('endDate', `must be within ${mealLimits.diaryDays} days`);
    }
    const days = new Map<string, DiaryDay>();
    for (const { loggedAt, calories, proteinTenths } of await this.meals.figuresWithin(
      userId,
      spanOf({ startDate, endDate }, zone),
    )) {
      const date = localDateOf(loggedAt, zone);
      const former = days.get(date) ?? { date, calories: 0, protein: null, meals: 0 };
      days.set(date, {
        date,
        calories: former.calories + calories,
        protein:
          proteinTenths === null ? former.protein : toTenth((former.protein ?? 0) + proteinTenths / 10),
        meals: former.meals + 1,
      });
    }
    return [...days.values()];
  }
}
