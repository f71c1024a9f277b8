import { Injectable } from '@nestjs/common';
import type { calendar, Scope } from '@nestwell/contracts/calendar';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { badRequest } from '../../platform/http/errors';
import { describedOf, notifyAtOf, Occurrences } from './occurrences';
import { shiftLike } from './recurrence';
import type { ReminderEntity } from './reminder.entity';
import { endOf } from './reminders.service';
import { RemindersRepository } from './reminders.repository';
import { SeriesRepository } from './series.repository';

export type ReminderChanges = Omit<BodyOf<typeof calendar.updateReminder>, 'userId'>;

/** Changes that reach one reminder, it and later ones, or its whole series. Call inside a transaction. */
@Injectable()
export class SeriesChanges {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly occurrences: Occurrences,
  ) {}

  async change(row: ReminderEntity, changes: ReminderChanges, scope: Scope): Promise<ReminderEntity> {
    const changed = applied(row, changes);
    if (row.seriesId === null) return this.changeSingle(changed);
    if (scope === 'one') return this.changeOne(row, changed);
    if (scope === 'all' && !repeatsOtherwise(row, changed)) return this.changeAll(row, changed);
    return this.restartFrom(row, changed);
  }

  async remove(row: ReminderEntity, scope: Scope): Promise<void> {
    const { userId, id, seriesId, dueAt } = row;
    if (seriesId === null || scope === 'one') {
      await this.reminders.ofUser(userId).remove({ id });
      return;
    }
    await this.reminders.removeOfSeries(userId, seriesId, scope === 'later' ? dueAt : undefined);
    await this.endSeries(userId, seriesId, scope === 'later' ? dueAt : undefined);
  }

  private async changeSingle(changed: ReminderEntity): Promise<ReminderEntity> {
    await this.save(changed);
    if (changed.recurring === 'none') return changed;
    await this.occurrences.begin(changed);
    return { ...changed, seriesId: changed.id };
  }

  private async changeOne(row: ReminderEntity, changed: ReminderEntity): Promise<ReminderEntity> {
    if (repeatsOtherwise(row, changed)) {
      throw badRequest('recurring', 'can be changed for this and later reminders, or for all');
    }
    await this.save(changed);
    return changed;
  }

  /** Every occurrence takes the new words; a new time moves each by the same days to the same hour. */
  private async changeAll(row: ReminderEntity, changed: ReminderEntity): Promise<ReminderEntity> {
    const { userId, seriesId } = row;
    const moved = (moment: Date) =>
      row.dueAt.getTime() === changed.dueAt.getTime()
        ? moment
        : shiftLike(moment, row.dueAt, changed.dueAt, row.timeZone);
    for (const other of await this.reminders.ofSeries(userId, String(seriesId))) {
      const dueAt = moved(other.dueAt);
      await this.save({
        ...other,
        ...describedOf(changed),
        dueAt,
        notifyAt: notifyAtOf(dueAt, changed.notificationMinutes),
      });
    }
    const rule = await this.series.ofUser(userId).byId(String(seriesId));
    if (rule) {
      const times = { firstDueAt: moved(rule.firstDueAt), madeUntil: moved(rule.madeUntil) };
      await this.series.ofUser(userId).update({ id: rule.id }, { ...describedOf(changed), ...times });
    }
    return changed;
  }

  /** The old series ends before this reminder, which begins one of its own. */
  private async restartFrom(row: ReminderEntity, changed: ReminderEntity): Promise<ReminderEntity> {
    const { userId, id, dueAt } = row;
    const seriesId = String(row.seriesId);
    const later = await this.reminders.ofSeries(userId, seriesId, dueAt);
    for (const other of later)
      if (other.id !== id) await this.reminders.ofUser(userId).remove({ id: other.id });
    await this.endSeries(userId, seriesId, dueAt);
    return this.changeSingle({ ...changed, seriesId: null });
  }

  /** Without a moment the series is forgotten; with one it makes nothing from there on. */
  private async endSeries(userId: string, id: string, before?: Date): Promise<void> {
    const rule = before && (await this.series.ofUser(userId).byId(id));
    if (!rule || rule.firstDueAt >= before) {
      await this.series.ofUser(userId).remove({ id });
      return;
    }
    const end = new Date(before.getTime() - 1);
    await this.series.ofUser(userId).update({ id }, { recurringEndAt: end });
  }

  private async save({ userId, id, ...values }: ReminderEntity): Promise<void> {
    await this.reminders.ofUser(userId).update({ id }, values);
  }
}

const repeatsOtherwise = (row: ReminderEntity, changed: ReminderEntity) =>
  row.recurring !== changed.recurring || row.recurringEndAt?.getTime() !== changed.recurringEndAt?.getTime();

function applied(row: ReminderEntity, changes: ReminderChanges): ReminderEntity {
  const { dueDateTime, recurringEndDate, ...plain } = changes;
  const dueAt = dueDateTime === undefined ? row.dueAt : new Date(dueDateTime);
  const changed = { ...row, ...definedOf(plain), dueAt };
  const recurringEndAt = recurringEndDate === undefined ? row.recurringEndAt : endOf(recurringEndDate, dueAt);
  const notifyAt = notifyAtOf(dueAt, changed.notificationMinutes);
  // Moved to another time it is announced again, at the new one only.
  const pushedAt = notifyAt.getTime() === row.notifyAt.getTime() ? row.pushedAt : null;
  return {
    ...changed,
    recurringEndAt: changed.recurring === 'none' ? null : recurringEndAt,
    notifyAt,
    pushedAt,
  };
}

function definedOf<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
