import { Injectable } from '@nestjs/common';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import { newId } from '../../platform/database/ids';
import { Clock } from '../../platform/clock';
import { earliestStart } from './allowance';
import { horizonOf, occurrencesAfterFirst, type Series } from './recurrence';
import type { Described } from './described.entity';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

/** What a series' days are counted from, and up to where they are made. */
export type SeriesDays = Pick<SeriesEntity, 'firstDueAt' | 'madeUntil'>;

type Notice = Pick<ReminderEntity, 'notifyAt' | 'pushedAt' | 'dayBeforeAt'>;

/**
 * As the lead begins; at the due time where it has begun when the reminder is made or moved. One for the past needs
 * no notice, and one for the next 24 hours none of the day before.
 */
export function noticeOf(dueAt: Date, notificationMinutes: number, now: Date): Notice {
  const leadStart = new Date(dueAt.getTime() - notificationMinutes * MINUTE);
  return {
    notifyAt: leadStart < now ? dueAt : leadStart,
    pushedAt: dueAt < now ? now : null,
    dayBeforeAt: dueAt.getTime() - DAY < now.getTime() ? now : null,
  };
}

/** Makes the reminders of a series, as far ahead as they are kept. */
@Injectable()
export class Occurrences {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a series with an existing reminder, whose id it takes. `days` where it goes on with those of another: they
   * are not told by a reminder that a short month has moved.
   */
  async begin(
    first: ReminderEntity,
    days: SeriesDays = { firstDueAt: first.dueAt, madeUntil: first.dueAt },
  ): Promise<void> {
    const rule = { ...describedOf(first), ...days };
    await this.reminders.ofUser(first.userId).update({ id: first.id }, { seriesId: first.id });
    await this.extend(await this.series.ofUser(first.userId).insert({ id: first.id, ...rule }));
  }

  /** Adds the occurrences after the last one made, up to the horizon. Call inside a transaction. */
  async extend(rule: SeriesEntity): Promise<void> {
    const now = this.clock.now();
    const missing = occurrencesAfterFirst(ruleOf(rule), now, missingAfter(rule, now)).filter(
      (due) => due > rule.madeUntil,
    );
    const own = this.reminders.ofUser(rule.userId);
    await own.insertAll(missing.map((dueAt) => occurrence(rule, dueAt, now)));
    const horizon = horizonOf(now, rule.timeZone);
    const last = missing.at(-1) ?? rule.madeUntil;
    // An ended series moves along too, so that the extending job does not meet it again every day.
    await this.series
      .ofUser(rule.userId)
      .update({ id: rule.id }, { madeUntil: last > horizon ? last : horizon });
  }
}

/** A series as its days are counted. */
export function ruleOf({ firstDueAt, timeZone, recurring, recurringEndAt }: SeriesEntity): Series {
  return { first: firstDueAt, zone: timeZone, recurring, end: recurringEndAt };
}

/** What is left out before: of an old series what is longer ago than one may begin, of a known one what is made. */
function missingAfter({ firstDueAt, madeUntil }: SeriesEntity, now: Date): Date {
  const known = madeUntil < now ? madeUntil : now;
  return new Date(Math.max(firstDueAt.getTime(), known.getTime(), earliestStart(now).getTime()));
}

function occurrence(rule: SeriesEntity, dueAt: Date, now: Date): Omit<ReminderEntity, 'userId'> {
  return {
    id: newId(),
    ...describedOf(rule),
    dueAt,
    ...noticeOf(dueAt, rule.notificationMinutes, now),
    completed: false,
    seriesId: rule.id,
  };
}

/** The part that a reminder hands to its series, and a series to its reminders. */
export function describedOf(row: Described): Described {
  const { title, description, type, location, doctorName, recurring, recurringEndAt } = row;
  const { notificationMinutes, priority, timeZone, putAway } = row;
  return {
    title,
    description,
    type,
    location,
    doctorName,
    recurring,
    recurringEndAt,
    notificationMinutes,
    priority,
    timeZone,
    putAway,
  };
}
