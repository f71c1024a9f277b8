import { Injectable } from '@nestjs/common';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { Allowance } from './allowance';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import { SeriesChanges } from './series-changes';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

/** What a deletion took: reminders, and their series as it was where it ended with them. */
export interface TakenReminders {
  reminders: ReminderEntity[];
  series: SeriesEntity[];
}

/** Takes series away, whole or from a moment on, and puts back what was taken. Call inside a transaction. */
@Injectable()
export class TakenRemindersService {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly changes: SeriesChanges,
    private readonly allowance: Allowance,
    private readonly settings: ReminderSettingsService,
  ) {}

  async takeSeries(userId: string, seriesId: string, from?: Date): Promise<TakenReminders> {
    const reminders = await this.reminders.ofSeries(userId, seriesId, from);
    const series = await this.series.ofUser(userId).find({ id: seriesId });
    await this.reminders.removeOfSeries(userId, seriesId, { from });
    await this.changes.endSeries(userId, seriesId, from);
    return { reminders, series };
  }

  @RestoresDeleted('reminder')
  async putBack(userId: string, kept: TakenReminders): Promise<void> {
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
