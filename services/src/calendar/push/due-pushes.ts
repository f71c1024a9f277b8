import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../../platform/jobs/jobs';
import { wallClockOf } from '../../platform/time/zoned';
import { CalendarAccess } from '../calendar-access';
import { DueReminders } from '../reminders/due-reminders';
import type { ReminderEntity } from '../reminders/reminder.entity';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { PushDevices } from './push-devices';
import type { PushMessage } from './push-sender';
import { isQuiet } from './quiet-hours';

/** A notice that could not be given within this time is not given any more. */
const LATEST = 10 * MINUTE;

/** Announces reminders whose notice has begun, once each, whichever instance finds them first. */
@Injectable()
export class DuePushes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reminders: DueReminders,
    private readonly settings: ReminderSettingsService,
    private readonly devices: PushDevices,
    private readonly access: CalendarAccess,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'calendar.due-pushes', everyMs: MINUTE, run: (now) => this.announceDue(now) });
  }

  async announceDue(now: Date): Promise<void> {
    const since = new Date(now.getTime() - LATEST);
    for await (const reminder of this.reminders.announcedOnce(since, now)) await this.announce(reminder, now);
  }

  private async announce(reminder: ReminderEntity, now: Date): Promise<void> {
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
