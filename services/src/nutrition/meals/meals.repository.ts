import { Injectable } from '@nestjs/common';
import { And, LessThanOrEqual, MoreThanOrEqual, type FindOperator } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { MealEntity } from './meal.entity';
import type { Span } from './span';

@Injectable()
export class MealsRepository extends UserRows<MealEntity> {
  constructor(database: Database) {
    super(database, MealEntity);
  }

  /** One page of the meals inside a span, newest first. */
  pageWithin(userId: string, span: Span, page: PageRequest): Promise<Paged<MealEntity>> {
    const loggedAt = within(span);
    return this.ofUser(userId).page('loggedAt', page, loggedAt === undefined ? {} : { loggedAt });
  }
}

function within({ from, to }: Span): FindOperator<Date> | undefined {
  if (from !== undefined && to !== undefined) return And(MoreThanOrEqual(from), LessThanOrEqual(to));
  if (from !== undefined) return MoreThanOrEqual(from);
  return to === undefined ? undefined : LessThanOrEqual(to);
}
