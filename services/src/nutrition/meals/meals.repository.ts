import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type FindOperator, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { MealEntity } from './meal.entity';

/** Twenty meals on each of 400 days: far more than anyone logs. */
const MOST_OF_A_SPAN = 8000;

@Injectable()
export class MealsRepository extends UserRows<MealEntity> {
  constructor(@InjectRepository(MealEntity) rows: Repository<MealEntity>, database: Database) {
    super(rows, database);
  }

  /** One page of the meals inside a span, newest first. */
  pageWithin(userId: string, span: Span, page: PageRequest): Promise<Paged<MealEntity>> {
    const loggedAt = within(span);
    return this.ofUser(userId).page('loggedAt', page, loggedAt === undefined ? {} : { loggedAt });
  }

  /** When each meal of a span was eaten, its energy and protein, the earliest first. */
  figuresWithin(
    userId: string,
    span: Span,
  ): Promise<Pick<MealEntity, 'loggedAt' | 'calories' | 'proteinTenths'>[]> {
    return this.ofUser(userId).find(
      { loggedAt: within(span) },
      {
        select: { loggedAt: true, calories: true, proteinTenths: true },
        order: { loggedAt: 'ASC' },
        take: MOST_OF_A_SPAN,
      },
    );
  }
}

function within({ from, until }: Span): FindOperator<Date> | undefined {
  if (from !== undefined && until !== undefined) return And(MoreThanOrEqual(from), LessThan(until));
  if (from !== undefined) return MoreThanOrEqual(from);
  return until === undefined ? undefined : LessThan(until);
}
