import { Injectable } from '@nestjs/common';
import { visitTypes } from '@nestwell/contracts/calendar/server';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { toBinary } from '../../platform/database/ids';
import { ReminderSettingsEntity } from '../settings/reminder-settings.entity';
import { ReminderEntity } from '../reminders/reminder.entity';

const PAGE_SIZE = 250;

interface Span {
  after: Date;
  until: Date;
}

/** Everybody's visits that are still to be announced the day before. For the job of these notices alone. */
@Injectable()
export class VisitsAheadRepository {
  constructor(@InjectRepository(ReminderEntity) private readonly rows: Repository<ReminderEntity>) {}

  /** Those due in a span of time of whoever asked for these notices, a part at a time. */
  async *toAnnounce(span: Span): AsyncGenerator<readonly ReminderEntity[]> {
    let last: ReminderEntity | undefined;
    do {
      const rows = await this.page(span, last);
      if (rows.length > 0) yield rows;
      last = rows.length < PAGE_SIZE ? undefined : rows.at(-1);
    } while (last !== undefined);
  }

  /** Takes a notice for this instance; false when another one has it. */
  async claim({ userId, id }: ReminderEntity, now: Date): Promise<boolean> {
    const open = { userId, id, dayBeforeAt: IsNull() };
    return (await this.rows.update(open, { dayBeforeAt: now })).affected === 1;
  }

  private page({ after, until }: Span, last?: ReminderEntity): Promise<ReminderEntity[]> {
    const query = this.rows
      .createQueryBuilder('visit')
      .innerJoin(ReminderSettingsEntity, 'wish', 'wish.userId = visit.userId')
      .where('wish.visitsDayBefore = :isWanted', { isWanted: true })
      .andWhere('visit.type IN (:...types)', { types: [...visitTypes] })
      .andWhere('visit.dueAt > :after AND visit.dueAt <= :until', { after, until })
      .andWhere('visit.dayBeforeAt IS NULL')
      .andWhere('visit.completed = :isDone AND visit.putAway = :isAway', { isDone: false, isAway: false })
      .orderBy('visit.dueAt', 'ASC')
      .addOrderBy('visit.id', 'ASC')
      .limit(PAGE_SIZE);
    if (last)
      query.andWhere('(visit.dueAt > :lastDue OR (visit.dueAt = :lastDue AND visit.id > :lastId))', {
        lastDue: last.dueAt,
        lastId: toBinary(last.id),
      });
    return query.getMany();
  }
}
