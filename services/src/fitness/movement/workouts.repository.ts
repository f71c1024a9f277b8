import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { WorkoutEntity } from './workout.entity';

const EARLIEST = new Date('1900-01-01T00:00:00Z');
const LATEST = new Date('2200-01-01T00:00:00Z');

const during = ({ from = EARLIEST, until = LATEST }: Span) => And(MoreThanOrEqual(from), LessThan(until));

@Injectable()
export class WorkoutsRepository extends UserRows<WorkoutEntity> {
  constructor(@InjectRepository(WorkoutEntity) rows: Repository<WorkoutEntity>, database: Database) {
    super(rows, database);
  }

  pageOf(userId: string, span: Span, request: PageRequest): Promise<Paged<WorkoutEntity>> {
    return this.ofUser(userId).page('completedAt', request, { completedAt: during(span) });
  }

  /** When each of a span was done and for how long, the earliest first. */
  minutesWithin(
    userId: string,
    span: Span,
    take: number,
  ): Promise<Pick<WorkoutEntity, 'completedAt' | 'duration'>[]> {
    return this.ofUser(userId).find(
      { completedAt: during(span) },
      { select: { completedAt: true, duration: true }, order: { completedAt: 'ASC' }, take },
    );
  }

  between(userId: string, span: Span): Promise<WorkoutEntity[]> {
    return this.ofUser(userId).find({ completedAt: during(span) });
  }
}
