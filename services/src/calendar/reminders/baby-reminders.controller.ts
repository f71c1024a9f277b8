import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar/server';
import { Database } from '../../platform/database/database';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { BabyRemindersService } from './baby-reminders.service';

@Controller()
export class BabyRemindersController {
  constructor(
    private readonly reminders: BabyRemindersService,
    private readonly settings: ReminderSettingsService,
    private readonly database: Database,
  ) {}

  @Endpoint(calendar.countBabyReminders)
  count(@Call() { user }: CallOf<typeof calendar.countBabyReminders>) {
    return this.reminders.count(user.id);
  }

  @Endpoint(calendar.putBabyRemindersAway)
  putAway(@Call() { user, body }: CallOf<typeof calendar.putBabyRemindersAway>) {
    return this.database.run(async () => {
      const counted = await this.reminders.putAway(user.id, body.putAway);
      await this.settings.remindersChanged(user.id);
      return counted;
    });
  }
}
