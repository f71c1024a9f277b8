import { Controller } from '@nestjs/common';
import { calendar, ringsWithoutPlan, visitTypes } from '@nestwell/contracts/calendar/server';
import { Database } from '../../platform/database/database';
import type { SessionUser } from '../../platform/session-user';
import { CalendarAccess } from '../calendar-access';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { toReminder } from './reminder.mapper';
import { RemindersService } from './reminders.service';
import { SeriesChanges } from './series-changes';

@Controller()
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly changes: SeriesChanges,
    private readonly settings: ReminderSettingsService,
    private readonly database: Database,
    private readonly access: CalendarAccess,
  ) {}

  @Endpoint(calendar.listReminders)
  list(@Call() { user, query: wanted }: CallOf<typeof calendar.listReminders>) {
    return this.reminders.list(user.id, wanted);
  }

  @Endpoint(calendar.listMedication)
  listMedication(@Call() { user, query: wanted }: CallOf<typeof calendar.listMedication>) {
    return this.reminders.list(user.id, wanted, [ringsWithoutPlan]);
  }

  @Endpoint(calendar.listVisits)
  listVisits(@Call() { user, query: wanted }: CallOf<typeof calendar.listVisits>) {
    return this.reminders.list(user.id, wanted, visitTypes);
  }

  @Endpoint(calendar.createReminder)
  create(@Call() { user, body: { userId: _, ...reminder }, zone }: CallOf<typeof calendar.createReminder>) {
    return this.changing(user.id, () => this.reminders.create(user.id, reminder, zone));
  }

  @Endpoint(calendar.updateReminder)
  async update(
    @Call()
    {
      user,
      params: { reminderId },
      query: { scope = 'one' },
      body: { userId: _, ...changes },
    }: CallOf<typeof calendar.updateReminder>,
  ) {
    const row = await this.reminders.own(user.id, reminderId);
    return toReminder(await this.changing(user.id, () => this.changes.change(row, changes, scope)));
  }

  @Endpoint(calendar.completeReminder)
  async complete(
    @Call() { user, params: { reminderId }, body: { completed } }: CallOf<typeof calendar.completeReminder>,
  ) {
    await this.allow(user, reminderId);
    return this.changing(user.id, () => this.reminders.complete(user.id, reminderId, completed));
  }

  private async allow(user: SessionUser, reminderId: string): Promise<void> {
    await this.access.require(user, await this.reminders.typeOf(user.id, reminderId));
  }

  private changing<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.database.run(async () => {
      const done = await work();
      await this.settings.remindersChanged(userId);
      return done;
    });
  }
}
