import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TakenAway } from '../platform/taken-away/taken-away';
import { Allowance } from './reminders/allowance';
import type { TakenReminders } from './reminders/deletions.service';
import { RemindersRepository } from './reminders/reminders.repository';
import type { SeriesEntity } from './reminders/series.entity';
import { SeriesRepository } from './reminders/series.repository';
import { ReminderSettingsService } from './settings/reminder-settings.service';

/** How the calendar puts back what she took away. */
@Injectable()
export class CalendarWaysBack implements OnModuleInit {
  constructor(
    private readonly takenAway: TakenAway,
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly allowance: Allowance,
    private readonly settings: ReminderSettingsService,
  ) {}

  onModuleInit(): void {
    this.takenAway.register('reminder', {
      putBack: (userId, kept) => this.putBack(userId, kept as TakenReminders),
    });
  }

  private async putBack(userId: string, kept: TakenReminders): Promise<void> {
    const own = this.reminders.ofUser(userId);
    await this.allowance.check(userId, 'none');
    for (const rule of this.series.ofUser(userId).revived(kept.series))
      await this.putBackSeries(userId, rule);
    await own.putBack(own.revived(kept.reminders));
    await this.settings.remindersChanged(userId);
  }

  /** One that ended with its last reminders goes on, and those that were left say so again. */
  private async putBackSeries(userId: string, rule: SeriesEntity): Promise<void> {
    const { id, recurringEndAt, madeUntil, recurring } = rule;
    if ((await this.series.ofUser(userId).update({ id }, { recurringEndAt, madeUntil })) === 0) {
      await this.allowance.check(userId, recurring);
      await this.series.ofUser(userId).putBack([rule]);
    }
    await this.reminders.ofUser(userId).update({ seriesId: id }, { recurringEndAt });
  }
}
