import { Injectable } from '@nestjs/common';
import type { Scope } from '@nestwell/contracts/calendar/server';
import { notFound } from '../../platform/http/errors';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import { TakenRemindersService, type TakenReminders } from './taken-reminders';

/** Takes away one reminder, it and later ones, or its whole series, so that all of it can be put back. */
@Injectable()
export class DeletionsService {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly taken: TakenRemindersService,
    private readonly takenAway: TakenAway,
    private readonly settings: ReminderSettingsService,
  ) {}

  async delete(userId: string, id: string, scope: Scope): Promise<void> {
    const was = await this.takenAway.take({ userId, kind: 'reminder', name: id }, async () => {
      const row = await this.reminders.ofUser(userId).byId(id);
      if (row === null) return undefined;
      const taken = await this.take(row, scope);
      await this.settings.remindersChanged(userId);
      return taken;
    });
    if (!was) throw notFound('Reminder');
  }

  private async take(row: ReminderEntity, scope: Scope): Promise<TakenReminders> {
    const { userId, id, seriesId, dueAt } = row;
    if (seriesId === null || scope === 'one') {
      await this.reminders.ofUser(userId).removeById(id);
      return { reminders: [row], series: [] };
    }
    return this.taken.takeSeries(userId, seriesId, scope === 'later' ? dueAt : undefined);
  }
}
