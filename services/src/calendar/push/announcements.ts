import { Injectable } from '@nestjs/common';
import { alertKey, isLeftOut, ringsWithoutPlan } from '@nestwell/contracts/calendar/server';
import type { SessionUser } from '../../platform/session-user';
import { clockFor, wallClockOf } from '../../platform/time/zoned';
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
    const access = await this.access.of(userId);
    if (!access) return;
    // Without a running plan her calendar is closed, and a notice that leads there would only tease: medication has
    // a page of its own.
    if (!access.open && reminder.type !== ringsWithoutPlan) return;
    if (isLeftOut(reminder, access.leftOut)) return;
    const { timezone } = access.user;
    const settings = await this.settings.of(userId);
    if (!ringsAlways(reminder) && isQuiet(wallClockOf(now, timezone), settings)) return;
    const url = access.open ? '/calendar' : '/calendar?show=medication';
    const words = wordsOf(reminder, settings.showTitlesInPush, access.user);
    await this.devices.tell(userId, { ...words, url, key: alertKey(nameOf(reminder), eventOf(reminder)) });
  }
}

/** Also in her quiet hours: a medicine is due when she wrote that it is, and a missed one may harm. */
const ringsAlways = ({ priority, type }: ReminderEntity) =>
  priority === 'urgent' || type === ringsWithoutPlan;

const nameOf = ({ id, dueAt }: ReminderEntity) => ({ id, dueDateTime: dueAt.toISOString() });
const eventOf = ({ notifyAt, dueAt }: ReminderEntity) => (notifyAt < dueAt ? 'lead' : 'due');

type Words = Omit<PushMessage, 'url' | 'key'>;

function wordsOf({ title, dueAt }: ReminderEntity, showTitles: boolean, user: SessionUser): Words {
  if (!showTitles) return { title: 'Nestwell', body: 'A reminder from Nestwell' };
  return { title, body: `Due at ${clockFor(user, dueAt)}` };
}
