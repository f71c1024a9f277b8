import { Injectable } from '@nestjs/common';
import { And, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual, type FindOperator } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { ReminderEntity } from './reminder.entity';

const PUSHED_AT_ONCE = 1000;

interface Range {
  from?: Date;
  to?: Date;
}

@Injectable()
export class RemindersRepository extends UserRows<ReminderEntity> {
  constructor(database: Database) {
    super(database, ReminderEntity);
  }

  /** One page by due time; both ends of the range count. */
  within(userId: string, { from, to, ...page }: Range & PageRequest): Promise<Paged<ReminderEntity>> {
    const dueAt = range(from, to);
    return this.ofUser(userId).page('dueAt', page, dueAt ? { dueAt } : {}, 'ASC');
  }

  /** All that are due from a moment on, or all there are, by due time. */
  from(userId: string, from?: Date): Promise<ReminderEntity[]> {
    return this.ofUser(userId).find(from ? { dueAt: MoreThanOrEqual(from) } : {}, {
      order: { dueAt: 'ASC', id: 'ASC' },
    });
  }

  ofSeries(userId: string, seriesId: string, from?: Date): Promise<ReminderEntity[]> {
    const where = from ? { seriesId, dueAt: MoreThanOrEqual(from) } : { seriesId };
    return this.ofUser(userId).find(where, { order: { dueAt: 'ASC' } });
  }

  async removeOfSeries(userId: string, seriesId: string, from?: Date): Promise<void> {
    await this.ofUser(userId).remove(from ? { seriesId, dueAt: MoreThanOrEqual(from) } : { seriesId });
  }

  /** Rows of everybody whose notice has begun after `since` and was not pushed yet. For the push job alone. */
  unpushed(since: Date, now: Date): Promise<ReminderEntity[]> {
    return this.database.repository(ReminderEntity).find({
      where: { notifyAt: And(MoreThan(since), LessThanOrEqual(now)), pushedAt: IsNull(), completed: false },
      order: { notifyAt: 'ASC' },
      take: PUSHED_AT_ONCE,
    });
  }

  /** The longest missed notices of everybody, done or not; a part of them at a time. For the push job alone. */
  unpushedBefore(moment: Date): Promise<ReminderEntity[]> {
    return this.database.repository(ReminderEntity).find({
      where: { notifyAt: LessThanOrEqual(moment), pushedAt: IsNull() },
      order: { notifyAt: 'ASC' },
      take: PUSHED_AT_ONCE,
    });
  }

  /** Takes a notice for this instance; false when another one has it. */
  async claimPush({ userId, id }: ReminderEntity, now: Date): Promise<boolean> {
    return (await this.ofUser(userId).update({ id, pushedAt: IsNull() }, { pushedAt: now })) === 1;
  }
}

function range(from?: Date, to?: Date): FindOperator<Date> | undefined {
  if (from && to) return And(MoreThanOrEqual(from), LessThanOrEqual(to));
  if (from) return MoreThanOrEqual(from);
  return to && LessThanOrEqual(to);
}
