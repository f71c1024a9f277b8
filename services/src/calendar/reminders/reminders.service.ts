import { Injectable } from '@nestjs/common';
import {
  leadLimits,
  type calendar,
  type Reminder,
  type ReminderType,
} from '@nestwell/contracts/calendar/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest, notFound } from '../../platform/http/errors';
import type { Paged } from '../../platform/http/paging';
import { Allowance, checkStart } from './allowance';
import { noticeOf, Occurrences } from './occurrences';
import { toReminder } from './reminder.mapper';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';

type NewReminder = Omit<BodyOf<typeof calendar.createReminder>, 'userId'>;
type Wanted = QueryOf<typeof calendar.listReminders>;

@Injectable()
export class RemindersService {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly occurrences: Occurrences,
    private readonly allowance: Allowance,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of these types, or of all. */
  async list(
    userId: string,
    { startDate, endDate, ...page }: Wanted,
    types?: readonly ReminderType[],
  ): Promise<Paged<Reminder>> {
    const from = startDate === undefined ? undefined : new Date(startDate);
    const to = endDate === undefined ? undefined : new Date(endDate);
    const found = await this.reminders.within(userId, { from, to, types, ...page });
    return found.map(toReminder);
  }

  /** Undefined where she has no such reminder. */
  async typeOf(userId: string, id: string): Promise<ReminderType | undefined> {
    return (await this.reminders.ofUser(userId).byId(id))?.type;
  }

  /** Kept at the wall clock of `zone`; a repeating one also gets its occurrences. */
  create(userId: string, reminder: NewReminder, zone: string): Promise<Reminder> {
    const row = newRow(reminder, zone, this.clock.now());
    return this.database.run(async () => {
      await this.allowance.check(userId, row.recurring);
      const created = await this.reminders.ofUser(userId).insert(row);
      if (created.recurring === 'none') return toReminder(created);
      await this.occurrences.begin(created);
      return toReminder({ ...created, seriesId: created.id });
    });
  }

  async complete(userId: string, id: string, completed: boolean): Promise<Reminder> {
    const row = await this.own(userId, id);
    await this.reminders.ofUser(userId).update({ id }, { completed });
    return toReminder({ ...row, completed });
  }

  async own(userId: string, id: string): Promise<ReminderEntity> {
    const row = await this.reminders.ofUser(userId).byId(id);
    if (!row) throw notFound('Reminder');
    return row;
  }
}

function newRow(reminder: NewReminder, timeZone: string, now: Date): Omit<ReminderEntity, 'id' | 'userId'> {
  const { title, type, notificationMinutes = leadLimits.default } = reminder;
  const dueAt = new Date(reminder.dueDateTime);
  checkStart(dueAt, now);
  return {
    title,
    description: reminder.description || null,
    type,
    location: reminder.location || null,
    doctorName: reminder.doctorName || null,
    recurring: reminder.recurring ?? 'none',
    recurringEndAt: endOf(reminder.recurringEndDate, dueAt),
    notificationMinutes,
    priority: reminder.priority ?? 'medium',
    timeZone,
    dueAt,
    ...noticeOf(dueAt, notificationMinutes, now),
    completed: false,
    putAway: false,
    seriesId: null,
  };
}

/** The last allowed moment of a series; refuses one before its first. */
export function endOf(recurringEndDate: string | null | undefined, dueAt: Date): Date | null {
  if (!recurringEndDate) return null;
  const end = new Date(recurringEndDate);
  if (end < dueAt) throw badRequest('recurringEndDate', 'must not be before the first reminder');
  return end;
}
