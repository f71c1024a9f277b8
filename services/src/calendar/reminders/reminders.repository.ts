import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  And,
  type FindOperator,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Not,
  Or,
  Repository,
} from 'typeorm';
import type { ReminderType } from '@nestwell/contracts/calendar/server';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { ReminderEntity } from './reminder.entity';

const PUSHED_AT_ONCE = 1000;
/** Rows read or removed before others get their turn. */
const SLICE = 250;
/** Rows changed one by one before others get theirs. */
const PER_TURN = 20;

interface Removal {
  from?: Date;
  /** The id of one that stays. */
  except?: string;
}

interface Slices {
  from?: Date;
  without?: readonly string[];
  all?: boolean;
}

interface Wanted {
  from?: Date;
  to?: Date;
  types?: readonly ReminderType[];
}

@Injectable()
export class RemindersRepository extends UserRows<ReminderEntity> {
  constructor(@InjectRepository(ReminderEntity) rows: Repository<ReminderEntity>, database: Database) {
    super(rows, database);
  }

  /** One page in sight by due time; both ends of the range count. */
  within(userId: string, { from, to, types, ...page }: Wanted & PageRequest): Promise<Paged<ReminderEntity>> {
    const dueAt = range(from, to);
    const where = { putAway: false, ...(dueAt && { dueAt }), ...(types && { type: In([...types]) }) };
    return this.ofUser(userId).page('dueAt', page, where, 'ASC');
  }

  /**
   * All that are due from a moment on, or all there are, by due time and a part at a time; `without` those of some
   * series, and those that are put away only with `all`.
   */
  async *from(
    userId: string,
    { from, without = [], all = false }: Slices = {},
  ): AsyncGenerator<readonly ReminderEntity[]> {
    const dueAt = range(from);
    const where = {
      seriesId: Or(IsNull(), Not(In(without))),
      ...(dueAt && { dueAt }),
      ...(!all && { putAway: false }),
    };
    let before: string | undefined;
    do {
      const page = await this.ofUser(userId).page('dueAt', { before, limit: SLICE }, where, 'ASC');
      yield page.rows;
      before = page.next;
      await nextTurn();
    } while (before !== undefined);
  }

  /** One after the other, with a turn for others now and then. */
  async *slowly(rows: readonly ReminderEntity[]): AsyncGenerator<ReminderEntity> {
    for (const [index, row] of rows.entries()) {
      if (index % PER_TURN === 0) await nextTurn();
      yield row;
    }
  }

  /** The latest of a series that is due before a moment. */
  async lastOfSeries(userId: string, seriesId: string, before: Date): Promise<ReminderEntity | undefined> {
    const where = { seriesId, dueAt: LessThan(before) };
    return (await this.ofUser(userId).find(where, { order: { dueAt: 'DESC' }, take: 1 }))[0];
  }

  ofSeries(userId: string, seriesId: string, from?: Date): Promise<ReminderEntity[]> {
    const where = from ? { seriesId, dueAt: MoreThanOrEqual(from) } : { seriesId };
    return this.ofUser(userId).find(where, { order: { dueAt: 'ASC' } });
  }

  async removeOfSeries(userId: string, seriesId: string, { from, except }: Removal): Promise<void> {
    await this.removeSlowly(userId, {
      seriesId,
      ...(from && { dueAt: MoreThanOrEqual(from) }),
      ...(except !== undefined && { id: Not(except) }),
    });
  }

  removeAll(userId: string): Promise<void> {
    return this.removeSlowly(userId, {});
  }

  private async removeSlowly(userId: string, where: FindOptionsWhere<ReminderEntity>): Promise<void> {
    const own = this.ofUser(userId);
    for (;;) {
      const rows = await own.find(where, { select: { id: true }, take: SLICE });
      if (rows.length > 0) await own.remove({ id: In(rows.map(({ id }) => id)) });
      if (rows.length < SLICE) return;
      await nextTurn();
    }
  }

  /** Rows of everybody whose notice has begun after `since` and was not pushed yet. For the push job alone. */
  unpushed(since: Date, now: Date): Promise<ReminderEntity[]> {
    return this.rows.find({
      where: {
        notifyAt: And(MoreThan(since), LessThanOrEqual(now)),
        pushedAt: IsNull(),
        completed: false,
        putAway: false,
      },
      order: { notifyAt: 'ASC' },
      take: PUSHED_AT_ONCE,
    });
  }

  /** The longest missed notices of everybody, done or not; a part of them at a time. For the push job alone. */
  unpushedBefore(moment: Date): Promise<ReminderEntity[]> {
    return this.rows.find({
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
