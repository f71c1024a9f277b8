import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { In, LessThan, MoreThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database';
import { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import type { Occurring } from './repeated';
import type { SeriesEntity } from './series.entity';

/** How long a part of a series is that is read in one go: a daily one has as many reminders in it. */
const SPAN = 1000 * DAY;

/** Their moments and whether they are alike, by commas: hundreds of rows cost the drivers more than all that follows. */
interface StoredOccurring {
  dueAts: string | null;
  alikes: string | null;
}

/** Moments asked for in one statement. */
const AT_ONCE = 250;

/** Both engines compare bytes where they are written as hexadecimal; one of them would take a for A. */
const sameText = (column: 'title' | 'description' | 'location', value: string | null) =>
  value === null ? `r.${column} IS NULL` : `HEX(r.${column}) = :${column}`;

/** What tells a reminder that is as its series says it. */
const alikeTo = ({ title, description, location }: SeriesEntity) =>
  [
    'NOT (r.completed AND r.dueAt > :now)',
    sameText('title', title),
    sameText('description', description),
    sameText('location', location),
    'r.priority = :priority',
    'r.notificationMinutes = :notificationMinutes',
  ].join(' AND ');

const hex = (text: string | null) =>
  Buffer.from(text ?? '')
    .toString('hex')
    .toUpperCase();

/** A moment as both engines write it, in UTC. */
const momentOf = (stored: string) => Date.parse(`${stored.slice(0, 10)}T${stored.slice(11)}Z`);

/** Everything from a moment on, or from ever, in parts; what was moved beyond both ends belongs to the outer ones. */
function* spansOf(
  first: Date,
  now: Date,
  from?: Date,
): Generator<[begin: Date | undefined, end: Date | undefined]> {
  let begin = from;
  for (let cut = Math.max(first.getTime(), from?.getTime() ?? 0) + SPAN; cut < now.getTime(); cut += SPAN) {
    const end = new Date(cut);
    yield [begin, end];
    begin = end;
  }
  yield [begin, undefined];
}

/** The reminders of repeating ones, as calendars that are read elsewhere need them. */
@Injectable()
export class OccurringRepository {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersRepository,
  ) {}

  /**
   * The reminders of a series, in no order and a part at a time, without their words: whether they are its own is
   * asked of the database, byte by byte. One that is done before it is due is not alike either: it gives no notice.
   */
  async of(rule: SeriesEntity, now: Date, from?: Date): Promise<Occurring[]> {
    const { userId, id: seriesId, title, description, location, priority, notificationMinutes } = rule;
    const occurring: Occurring[] = [];
    for (const [begin, end] of spansOf(rule.firstDueAt, now, from)) {
      // Both in the one order in which the rows are met, whichever that is: to sort them costs more than to read them.
      const stored = await this.database
        .repository(ReminderEntity)
        .createQueryBuilder('r')
        .select('GROUP_CONCAT(r.dueAt)', 'dueAts')
        .addSelect(`GROUP_CONCAT(CASE WHEN ${alikeTo(rule)} THEN 1 ELSE 0 END)`, 'alikes')
        .where({ userId, seriesId, putAway: false })
        .andWhere(begin ? { dueAt: MoreThanOrEqual(begin) } : {})
        .andWhere(end ? { dueAt: LessThan(end) } : {})
        .setParameters({ now, title: hex(title), description: hex(description), location: hex(location) })
        .setParameters({ priority, notificationMinutes })
        .getRawOne<StoredOccurring>();
      const alikes = stored?.alikes?.split(',') ?? [];
      const rows = stored?.dueAts?.split(',') ?? [];
      rows.forEach((dueAt, at) => occurring.push({ dueAt: momentOf(dueAt), isAlike: alikes[at] === '1' }));
      if (end) await nextTurn();
    }
    return occurring;
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
