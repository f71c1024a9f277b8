import { Injectable } from '@nestjs/common';
import { ringsWithoutPlan, type Recurrence, type Reminder } from '@nestwell/contracts/calendar/server';
import { Clock } from '../../platform/clock';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { RemindersRepository } from './reminders.repository';
import { RemindersService } from './reminders.service';
import { TakenRemindersService, type TakenReminders } from './taken-reminders';

export interface MedicationSeries {
  title: string;
  description: string | null;
  dueAt: Date;
  endsAt: Date | null;
  recurring: Recurrence;
  zone: string;
}

/** Series of medication that another area begins and ends for her. Call inside a transaction. */
@Injectable()
export class MedicationReminders {
  constructor(
    private readonly reminders: RemindersService,
    private readonly rows: RemindersRepository,
    private readonly taken: TakenRemindersService,
    private readonly settings: ReminderSettingsService,
    private readonly clock: Clock,
  ) {}

  /** It rings at its time, whatever her plan. */
  async begin(userId: string, { dueAt, endsAt, zone, ...series }: MedicationSeries): Promise<Reminder> {
    const reminder = {
      ...series,
      type: ringsWithoutPlan,
      dueDateTime: dueAt.toISOString(),
      recurringEndDate: endsAt?.toISOString() ?? null,
      notificationMinutes: 0,
    };
    const created = await this.reminders.create(userId, reminder, zone);
    await this.settings.remindersChanged(userId);
    return created;
  }

  /** What is still to come is taken away; what was stays in her calendar. */
  async end(userId: string, seriesId: string): Promise<TakenReminders> {
    const taken = await this.taken.takeSeries(userId, seriesId, this.clock.now());
    await this.settings.remindersChanged(userId);
    return taken;
  }

  /** What an end took away rings again, with what was answered of it. */
  putBack(userId: string, taken: TakenReminders): Promise<void> {
    return this.taken.putBack(userId, taken);
  }

  /** The one of these that is due at a moment is done with, or not. */
  async complete(userId: string, series: readonly string[], dueAt: Date, completed: boolean): Promise<void> {
    for (const seriesId of series) await this.rows.ofUser(userId).update({ seriesId, dueAt }, { completed });
    await this.settings.remindersChanged(userId);
  }
}
