import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY } from '@nestwell/domain/moments';
import { In, Repository } from 'typeorm';
import { toBinary } from '../../platform/database/ids';
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

/** Before and after every reminder there can be. */
const EVER = new Date('1000-01-01T00:00:00Z');
const NEVER = new Date('9999-12-31T00:00:00Z');

/** MySQL would cut a list after 1,024 characters, without an error; the other engines take this for a comment. */
const WHOLE_LISTS = '/*+ SET_VAR(group_concat_max_len = 1000000) */';

/** Both engines compare bytes where they are written as hexadecimal; one of them would take a for A. */
const sameText = (column: string) => `COALESCE(HEX(r.${column}), '') = :${column}`;

const ALIKE = [
  'NOT (r.completed AND r.dueAt > :now)',
  sameText('title'),
  sameText('description'),
  sameText('location'),
  'r.priority = :priority',
  'r.notificationMinutes = :notice',
].join(' AND ');

const hex = (text: string | null) =>
  Buffer.from(text ?? '')
    .toString('hex')
    .toUpperCase();

/** A moment as both engines write it, in UTC. */
const momentOf = (stored: string) => Date.parse(`${stored.slice(0, 10)}T${stored.slice(11)}Z`);

/** Everything from a moment on, or from ever, in parts; what was moved beyond both ends belongs to the outer ones. */
function* spansOf(first: Date, now: Date, from?: Date): Generator<[begin: Date, end: Date]> {
  let begin = from ?? EVER;
  for (let cut = Math.max(first.getTime(), from?.getTime() ?? 0) + SPAN; cut < now.getTime(); cut += SPAN) {
    const end = new Date(cut);
    yield [begin, end];
    begin = end;
  }
  yield [begin, NEVER];
}

/** The reminders of repeating ones, as calendars that are read elsewhere need them. */
@Injectable()
export class OccurringRepository {
  constructor(
    @InjectRepository(ReminderEntity) private readonly rows: Repository<ReminderEntity>,
    private readonly reminders: RemindersRepository,
  ) {}

  /**
   * The reminders of a series, in no order and a part at a time, without their words: whether they are its own is
   * asked of the database, byte by byte. One that is done before it is due is not alike either: it gives no notice.
   */
  async of(rule: SeriesEntity, now: Date, from?: Date): Promise<Occurring[]> {
    const values = {
      user: toBinary(rule.userId),
      series: toBinary(rule.id),
      now,
      title: hex(rule.title),
      description: hex(rule.description),
      location: hex(rule.location),
      priority: rule.priority,
      notice: rule.notificationMinutes,
    };
    const occurring: Occurring[] = [];
    for (const [begin, end] of spansOf(rule.firstDueAt, now, from)) {
      const stored = await this.stored({ ...values, begin, end });
      const alikes = stored?.alikes?.split(',') ?? [];
      const rows = stored?.dueAts?.split(',') ?? [];
      rows.forEach((dueAt, at) => occurring.push({ dueAt: momentOf(dueAt), isAlike: alikes[at] === '1' }));
      if (end < NEVER) await nextTurn();
    }
    return occurring;
  }

  /** The moments of a series in a span, and which of its reminders are as the series says. */
  private stored(values: object): Promise<StoredOccurring | undefined> {
    // Both in the one order in which the rows are met, whichever that is: to sort them costs more than to read them.
    return this.rows
      .createQueryBuilder('r')
      .select(`${WHOLE_LISTS} GROUP_CONCAT(r.dueAt)`, 'dueAts')
      .addSelect(`GROUP_CONCAT(CASE WHEN ${ALIKE} THEN 1 ELSE 0 END)`, 'alikes')
      .where('r.userId = :user AND r.seriesId = :series AND r.putAway = FALSE')
      .andWhere('r.dueAt >= :begin AND r.dueAt < :end')
      .setParameters(values)
      .getRawOne<StoredOccurring>();
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
