import { Injectable } from '@nestjs/common';
import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { WorkoutEntity } from './workout.entity';

/** Moments: from the first up to, but not including, the second. */
export interface Period {
  from?: Date;
  to?: Date;
}

const EARLIEST = new Date('1900-01-01T00:00:00Z');
const LATEST = new Date('2200-01-01T00:00:00Z');

const during = ({ from = EARLIEST, to = LATEST }: Period) => And(MoreThanOrEqual(from), LessThan(to));

@Injectable()
export class WorkoutsRepository extends UserRows<WorkoutEntity> {
  constructor(database: Database) {
    super(database, WorkoutEntity);
  }

  pageOf(userId: string, period: Period, request: PageRequest): Promise<Paged<WorkoutEntity>> {
    return this.ofUser(userId).page('completedAt', request, { completedAt: during(period) });
  }

  between(userId: string, period: Period): Promise<WorkoutEntity[]> {
    return this.ofUser(userId).find({ completedAt: during(period) });
  }
}
