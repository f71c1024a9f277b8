import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../platform/personal-data';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';
import type { ReminderEntity } from './reminders/reminder.entity';
import { RemindersRepository } from './reminders/reminders.repository';
import { SeriesRepository } from './reminders/series.repository';
import { ReminderSettingsRepository } from './settings/reminder-settings.repository';

/** How the calendar hands out and removes what it keeps about a person. */
@Injectable()
@PersonalDataOf('calendar')
export class CalendarPersonalData implements PersonalDataHandler {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
  ) {}

  eraseSome(userId: string): Promise<boolean> {
    return this.reminders.ofUser(userId).removeSome();
  }

  async export(userId: string) {
    const reminders: ReminderEntity[] = [];
    for await (const slice of this.reminders.from(userId, { all: true })) reminders.push(...slice);
    return {
      reminders,
      series: await this.series.ofUser(userId).find(),
      settings: await this.settings.of(userId),
      pushSubscriptions: await this.subscriptions.ofUser(userId).find(),
    };
  }

  async erase(userId: string): Promise<void> {
    await this.reminders.removeAll(userId);
    await this.series.ofUser(userId).remove();
    await this.subscriptions.ofUser(userId).remove();
    await this.settings.remove(userId);
  }
}
