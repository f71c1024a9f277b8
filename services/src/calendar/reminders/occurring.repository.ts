import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/database';
import { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import type { Occurring } from './repeated';
import type { SeriesEntity } from './series.entity';

/** Rows of two values read before others get theirs: more than a year of a daily one. */
const OCCURRING = 500;

/** Their moments and whether they are alike, by commas: hundreds of rows cost the drivers more than all that follows. */
interface StoredOccurring {
  dueAts: string | null;
  alikes: string | null;
}

/** Moments asked for in one statement. */
const AT_ONCE = 250;

/** Both engines compare bytes where they are written as hexadecimal; one of them would take a for A. */
const ALIKE = [
  'NOT (r.completed AND r.dueAt > :now)',
  'HEX(r.title) = :title',
  "HEX(COALESCE(r.description, '')) = :description",
  "HEX(COALESCE(r.location, '')) = :location",
  'r.priority = :priority',
  'r.notificationMinutes = :notificationMinutes',
].join(' AND ');

const hex = (text: string | null) =>
  Buffer.from(text ?? '')
    .toString('hex')
    .toUpperCase();

/** A moment as both engines write it, in UTC. */
const momentOf = (stored: string) => Date.parse(`${stored.replace(' ', 'T')}Z`);

/** The reminders of repeating ones, as calendars that are read elsewhere need them. */
@Injectable()
export class OccurringRepository {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersRepository,
  ) {}

  /**
   * The reminders of a series, by due time and a part at a time, without their words: whether they are its own is
   * asked of the database, byte by byte. One that is done before it is due is not alike either: it gives no notice.
   */
  async of(rule: SeriesEntity, now: Date, from?: Date): Promise<Occurring[]> {
    const { userId, id: seriesId, title, description, location, priority, notificationMinutes } = rule;
    const page = (rows: SelectQueryBuilder<ObjectLiteral>, offset: number) =>
      rows
        .from(ReminderEntity, 'r')
        .select('r.dueAt', 'dueAt')
        .addSelect('r.id', 'id')
        .addSelect(`CASE WHEN ${ALIKE} THEN 1 ELSE 0 END`, 'isAlike')
        .where({ userId, seriesId, putAway: false, ...(from && { dueAt: MoreThanOrEqual(from) }) })
        .orderBy({ 'r.dueAt': 'ASC', 'r.id': 'ASC' })
        .limit(OCCURRING)
        .offset(offset);
    const occurring: Occurring[] = [];
    for (;;) {
      const stored = await this.database.manager
        .createQueryBuilder()
        .select('GROUP_CONCAT(p.dueAt ORDER BY p.dueAt, p.id)', 'dueAts')
        .addSelect('GROUP_CONCAT(p.isAlike ORDER BY p.dueAt, p.id)', 'alikes')
        .from((rows: SelectQueryBuilder<ObjectLiteral>) => page(rows, occurring.length), 'p')
        .setParameters({ now, title: hex(title), description: hex(description), location: hex(location) })
        .setParameters({ priority, notificationMinutes })
        .getRawOne<StoredOccurring>();
      const alikes = stored?.alikes?.split(',') ?? [];
      const rows = stored?.dueAts?.split(',') ?? [];
      rows.forEach((dueAt, at) => occurring.push({ dueAt: momentOf(dueAt), isAlike: alikes[at] === '1' }));
      if (rows.length < OCCURRING) return occurring;
      await nextTurn();
    }
  }

  /** Those of a series that are due at some moments. */
  async at({ userId, id: seriesId }: SeriesEntity, moments: readonly Date[]): Promise<ReminderEntity[]> {
    const found: ReminderEntity[] = [];
    for (let start = 0; start < moments.length; start += AT_ONCE) {
      const dueAt = In(moments.slice(start, start + AT_ONCE));
      found.push(
        ...(await this.reminders
          .ofUser(userId)
          .find({ seriesId, dueAt, putAway: false }, { order: { dueAt: 'ASC' } })),
      );
    }
    return found;
  }
}
