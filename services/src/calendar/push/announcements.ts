import { Injectable } from '@nestjs/common';
import { alertKey, isLeftOut, ringsWithoutPlan } from '@nestwell/contracts/calendar/server';
import { weekday } from '@nestwell/domain/calendar-days';
import type { SessionUser } from '../../platform/session-user';
import { clockFor, localDateOf, wallClockOf } from '../../platform/time/zoned';
import { CalendarAccess } from '../calendar-access';
import type { ReminderEntity } from '../reminders/reminder.entity';
import type { ReminderSettingsEntity } from '../settings/reminder-settings.entity';
import { ReminderSettingsService } from '../settings/reminder-settings.service';
import { ringsAlways, secondsKept } from './last-moment';
import { PushDevices } from './push-devices';
import type { PushMessage } from './push-sender';
import { isQuiet } from './quiet-hours';

/** A phone that sleeps longer hears of the visit by its own reminder. */
const DAY_BEFORE_KEPT_SECONDS = 6 * 60 * 60;

interface Listener {
  user: SessionUser;
  /** Whether the calendar is open to her; without a running plan medication alone is. */
  open: boolean;
  settings: ReminderSettingsEntity;
}

/** Says a reminder in her browsers, where she wants to hear of it now. */
@Injectable()
export class Announcements {
  constructor(
    private readonly settings: ReminderSettingsService,
    private readonly devices: PushDevices,
    private readonly access: CalendarAccess,
  ) {}

  async announce(reminder: ReminderEntity, now: Date): Promise<void> {
    const listener = await this.listenerOf(reminder);
    if (!listener || (!ringsAlways(reminder) && isQuietFor(listener, now))) return;
    const { user, open, settings } = listener;
    await this.devices.tell(reminder.userId, {
      ...wordsOf(reminder, settings, `Due at ${clockFor(user, reminder.dueAt)}`),
      url: open ? '/calendar' : '/calendar?show=medication',
      key: alertKey(nameOf(reminder), eventOf(reminder)),
      keptSeconds: secondsKept(reminder, now),
    });
  }

  /** Once it is `claimed`, and not while her quiet hours last: then it is for the next time the job looks. */
  async announceDayBefore(visit: ReminderEntity, now: Date, claimed: () => Promise<boolean>): Promise<void> {
    const listener = await this.listenerOf(visit);
    if (listener && isQuietFor(listener, now)) return;
    if (!(await claimed()) || !listener) return;
    const { user, settings } = listener;
    const day = weekday(localDateOf(visit.dueAt, user.timezone));
    await this.devices.tell(visit.userId, {
      ...wordsOf(visit, settings, `${day} at ${clockFor(user, visit.dueAt)}`),
      url: '/calendar',
      key: alertKey(nameOf(visit), 'day-before'),
      keptSeconds: DAY_BEFORE_KEPT_SECONDS,
    });
  }

  /** Undefined where nobody is to hear of it. */
  private async listenerOf(reminder: ReminderEntity): Promise<Listener | undefined> {
    const access = await this.access.of(reminder.userId);
    if (!access) return undefined;
    // Without a running plan her calendar is closed, and a notice that leads there would only tease: medication has
    // a page of its own.
    if (!access.open && reminder.type !== ringsWithoutPlan) return undefined;
    if (isLeftOut(reminder, access.leftOut)) return undefined;
    return { ...access, settings: await this.settings.of(reminder.userId) };
  }
}

const isQuietFor = ({ user, settings }: Listener, now: Date) =>
  isQuiet(wallClockOf(now, user.timezone), settings);

const nameOf = ({ id, dueAt }: ReminderEntity) => ({ id, dueDateTime: dueAt.toISOString() });
const eventOf = ({ notifyAt, dueAt }: ReminderEntity) => (notifyAt < dueAt ? 'lead' : 'due');

const wordsOf = (
  { title }: ReminderEntity,
  { showTitlesInPush }: ReminderSettingsEntity,
  when: string,
): Pick<PushMessage, 'title' | 'body'> =>
  showTitlesInPush ? { title, body: when } : { title: 'Nestwell', body: 'A reminder from Nestwell' };
