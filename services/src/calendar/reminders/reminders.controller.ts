import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Database } from '../../platform/database/database';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser, Zone } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { toReminder } from './reminder.mapper';
import { RemindersService } from './reminders.service';
import { SeriesChanges } from './series-changes';

type OfReminder = ParamsOf<typeof calendar.updateReminder>;

@Controller()
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly changes: SeriesChanges,
    private readonly database: Database,
  ) {}

  @Endpoint(calendar.listReminders)
  list(
    @CurrentUser() user: SessionUser,
    @Query(calendar.listReminders) wanted: QueryOf<typeof calendar.listReminders>,
  ) {
    return this.reminders.list(user.id, wanted);
  }

  @Endpoint(calendar.createReminder)
  create(
    @CurrentUser() user: SessionUser,
    @Body(calendar.createReminder) { userId: _, ...reminder }: BodyOf<typeof calendar.createReminder>,
    @Zone() zone: string,
  ) {
    return this.reminders.create(user.id, reminder, zone);
  }

  @Endpoint(calendar.updateReminder)
  async update(
    @CurrentUser() user: SessionUser,
    @Params(calendar.updateReminder) { reminderId }: OfReminder,
    @Query(calendar.updateReminder) { scope = 'one' }: QueryOf<typeof calendar.updateReminder>,
    @Body(calendar.updateReminder) { userId: _, ...changes }: BodyOf<typeof calendar.updateReminder>,
  ) {
    const row = await this.reminders.own(user.id, reminderId);
    return toReminder(await this.database.run(() => this.changes.change(row, changes, scope)));
  }

  @Endpoint(calendar.completeReminder)
  complete(
    @CurrentUser() user: SessionUser,
    @Params(calendar.completeReminder) { reminderId }: OfReminder,
    @Body(calendar.completeReminder) { completed }: BodyOf<typeof calendar.completeReminder>,
  ) {
    return this.reminders.complete(user.id, reminderId, completed);
  }

  @Endpoint(calendar.deleteReminder)
  async delete(
    @CurrentUser() user: SessionUser,
    @Params(calendar.deleteReminder) { reminderId }: OfReminder,
    @Query(calendar.deleteReminder) { scope = 'one' }: QueryOf<typeof calendar.deleteReminder>,
  ) {
    const row = await this.reminders.own(user.id, reminderId);
    await this.database.run(() => this.changes.remove(row, scope));
  }
}
