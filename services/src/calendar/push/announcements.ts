import { Injectable } from '@nestjs/common';
import { wallClockOf } from '../../platform/time/zoned';
import { CalendarAccess } from '../calendar-access';
import type { ReminderEntity } from '../reminders/reminder.entity';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { PushDevices } from './push-devices';
import type { PushMessage } from './push-sender';
import { isQuiet } from './quiet-hours';

/** Says a reminder in her browsers, where she wants to hear of it now. */
@Injectable()
export class Announcements {
  constructor(
    private readonly settings: ReminderSettingsService,
    private readonly devices: PushDevices,
    private readonly access: CalendarAccess,
  ) {}

  async announce(reminder: ReminderEntity, now: Date): Promise<void> {
    const { userId } = reminder;
    // Without a running plan the calendar is closed to her, and a notice that leads there would only tease.
    const access = await this.access.of(userId);
    if (!access?.open) return;
    const { timezone } = access.user;
    const settings = await this.settings.of(userId);
    if (reminder.priority !== 'urgent' && isQuiet(wallClockOf(now, timezone), settings)) return;
    await this.devices.tell(userId, messageOf(reminder, settings.showTitlesInPush, timezone));
  }
}

function messageOf({ title, dueAt }: ReminderEntity, showTitles: boolean, zone: string): PushMessage {
  const url = '/calendar';
  if (!showTitles) return { title: 'Nestwell', body: 'A reminder from Nestwell', url };
  return { title, body: `Due at ${wallClockOf(dueAt, zone)}`, url };
}
