import { Injectable } from '@nestjs/common';
import type { calendar, Scope } from '@nestwell/contracts/calendar/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { definedOf } from '../../platform/defined';
import { badRequest } from '../../platform/http/errors';
import { wallClockOf } from '../../platform/time/zoned';
import { Allowance, checkStart, earliestStart } from './allowance';
import { describedOf, noticeOf, Occurrences, type SeriesDays } from './occurrences';
import { shiftLike } from './recurrence';
import type { ReminderEntity } from './reminder.entity';
import { endOf } from './reminders.service';
import { RemindersRepository } from './reminders.repository';
import { daysKept } from './series-days';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

export type ReminderChanges = Omit<BodyOf<typeof calendar.updateReminder>, 'userId'>;

/** Changes that reach one reminder, it and later ones, or its whole series. Call inside a transaction. */
@Injectable()
export class SeriesChanges {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly occurrences: Occurrences,
    private readonly allowance: Allowance,
    private readonly clock: Clock,
  ) {}

  async change(row: ReminderEntity, changes: ReminderChanges, scope: Scope): Promise<ReminderEntity> {
    const changed = applied(row, changes, this.clock.now());
    if (row.seriesId === null) return this.changeSingle(changed);
    if (scope === 'one') return this.changeOne(row, changed);
    if (scope === 'all' && !repeatsOtherwise(row, changed)) return this.changeAll(row, changed);
    return this.restartFrom(row, changed);
  }

  private async changeSingle(changed: ReminderEntity, days?: SeriesDays): Promise<ReminderEntity> {
    await this.save(changed);
    if (changed.recurring === 'none') return changed;
    await this.allowance.check(changed.userId, changed.recurring);
    await this.occurrences.begin(changed, days);
    return { ...changed, seriesId: changed.id };
  }

  private async changeOne(row: ReminderEntity, changed: ReminderEntity): Promise<ReminderEntity> {
    if (repeatsOtherwise(row, changed)) {
      throw badRequest('recurring', 'can be changed for this and later reminders, or for all');
    }
    await this.save(changed);
    return changed;
  }

  /** Every occurrence since a year ago takes the new words; a new time moves each by the same days to the same hour. */
  private async changeAll(row: ReminderEntity, changed: ReminderEntity): Promise<ReminderEntity> {
    const { userId, seriesId } = row;
    const now = this.clock.now();
    const stays = row.dueAt.getTime() === changed.dueAt.getTime();
    const moved = (moment: Date) =>
      stays ? moment : shiftLike(moment, row.dueAt, changed.dueAt, row.timeZone);
    const reached = row.dueAt < earliestStart(now) ? row.dueAt : earliestStart(now);
    for await (const other of this.reminders.slowly(
      await this.reminders.ofSeries(userId, String(seriesId), reached),
    )) {
      const alike = { ...other, ...describedOf(changed), dueAt: moved(other.dueAt) };
      await this.save({ ...alike, ...announcementOf(alike, other, now) });
    }
    const rule = await this.series.ofUser(userId).byId(String(seriesId));
    if (rule) {
      const times = {
        firstDueAt: moved(rule.firstDueAt),
        madeUntil: stays ? rule.madeUntil : madeUntil(rule, moved),
      };
      await this.series.ofUser(userId).update({ id: rule.id }, { ...describedOf(changed), ...times });
    }
    return changed;
  }

  /** The old series ends before this reminder, which begins one of its own. */
  private async restartFrom(row: ReminderEntity, changed: ReminderEntity): Promise<ReminderEntity> {
    const { userId, id, dueAt } = row;
    const seriesId = String(row.seriesId);
    const rule = await this.series.ofUser(userId).byId(seriesId);
    await this.reminders.removeOfSeries(userId, seriesId, { from: dueAt, except: id });
    await this.endSeries(userId, seriesId, dueAt);
    return this.changeSingle({ ...changed, seriesId: null }, rule ? daysKept(rule, row, changed) : undefined);
  }

  /** Without a moment the series is forgotten; with one it ends with the last reminder before it. */
  async endSeries(userId: string, seriesId: string, before?: Date): Promise<void> {
    const own = this.series.ofUser(userId);
    const last = before && (await this.reminders.lastOfSeries(userId, seriesId, before));
    if (!last) {
      await own.remove({ id: seriesId });
      return;
    }
    const end = { recurringEndAt: last.dueAt };
    await own.update({ id: seriesId }, end);
    // Each of them says until when it repeats, and none may start the series again when it is changed.
    await this.reminders.ofUser(userId).update({ seriesId }, end);
  }

  private async save({ userId, id, ...values }: ReminderEntity): Promise<void> {
    await this.reminders.ofUser(userId).update({ id }, values);
  }
}

const repeatsOtherwise = (row: ReminderEntity, changed: ReminderEntity) =>
  row.recurring !== changed.recurring || row.recurringEndAt?.getTime() !== changed.recurringEndAt?.getTime();

/**
 * Up to where a moved series is made. Its last day may lack its reminder, when the horizon lies earlier in that day
 * than the series' hour: it must lack it after the move too, so that the reminder is still made.
 */
function madeUntil(
  { madeUntil: made, firstDueAt, timeZone }: SeriesEntity,
  moved: (moment: Date) => Date,
): Date {
  const lacking = wallClockOf(made, timeZone) < wallClockOf(firstDueAt, timeZone);
  return new Date(moved(made).getTime() - (lacking ? 1 : 0));
}

/** A reminder with another time or lead is announced again, at the new one only. */
function announcementOf(
  changed: ReminderEntity,
  row: ReminderEntity,
  now: Date,
): Pick<ReminderEntity, 'notifyAt' | 'pushedAt' | 'dayBeforeAt'> {
  const { dueAt, notificationMinutes } = changed;
  const same = row.dueAt.getTime() === dueAt.getTime() && row.notificationMinutes === notificationMinutes;
  if (same) return { notifyAt: row.notifyAt, pushedAt: row.pushedAt, dayBeforeAt: row.dayBeforeAt };
  return noticeOf(dueAt, notificationMinutes, now);
}

function applied(row: ReminderEntity, changes: ReminderChanges, now: Date): ReminderEntity {
  const { dueDateTime, recurringEndDate, ...plain } = changes;
  const dueAt = dueDateTime === undefined ? row.dueAt : new Date(dueDateTime);
  if (dueAt.getTime() !== row.dueAt.getTime()) checkStart(dueAt, now);
  const changed = { ...row, ...definedOf(plain), dueAt };
  const recurringEndAt = recurringEndDate === undefined ? row.recurringEndAt : endOf(recurringEndDate, dueAt);
  return {
    ...changed,
    recurringEndAt: changed.recurring === 'none' ? null : recurringEndAt,
    ...announcementOf(changed, row, now),
  };
}
