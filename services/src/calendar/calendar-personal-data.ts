import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository';
import type { ReminderEntity } from './reminders/reminder.entity';
import { RemindersRepository } from './reminders/reminders.repository';
import { SeriesRepository } from './reminders/series.repository';
import { ReminderSettingsRepository } from './settings/reminder-settings.repository';

/** How the calendar hands out and removes what it keeps about a person. */
@Injectable()
export class CalendarPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'calendar',
      export: (userId) => this.export(userId),
      eraseSome: (userId) => this.reminders.ofUser(userId).removeSome(),
      erase: (userId) => this.erase(userId),
    });
  }

  private async export(userId: string) {
    const reminders: ReminderEntity[] = [];
    for await (const slice of this.reminders.from(userId, { all: true })) reminders.push(...slice);
    return {
      reminders,
      series: await this.series.ofUser(userId).find(),
      settings: await this.settings.of(userId),
      pushSubscriptions: await this.subscriptions.ofUser(userId).find(),
    };
  }

  private async erase(userId: string): Promise<void> {
    await this.reminders.removeAll(userId);
    await this.series.ofUser(userId).remove();
    await this.subscriptions.ofUser(userId).remove();
    await this.settings.remove(userId);
  }
}
