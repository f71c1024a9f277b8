import type { Priority } from '@nestwell/contracts/calendar';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { ReminderEntity } from '../reminders/reminder.entity';

const NEUTRAL_TITLE = 'Nestwell reminder';
/** Reminders have no length; calendar programs draw this. */
const SHOWN_MINUTES = 15;

/** iCalendar's scale: 1 is highest, 9 lowest. */
const priorityNumbers = { urgent: 1, high: 3, medium: 5, low: 9 } as const satisfies Record<Priority, number>;

export interface CalendarTextOptions {
  zone: string;
  /** False hides what each reminder is about. */
  showTitles: boolean;
}

/** Reminders as RFC 5545 text. Every occurrence stands for itself: moved and deleted ones then need no exceptions. */
export function calendarText(
  reminders: readonly ReminderEntity[],
  { zone, showTitles }: CalendarTextOptions,
): string {
  const calendar = ical({
    name: 'Nestwell',
    prodId: { company: 'Nestwell', product: 'Reminders', language: 'EN' },
    ttl: 3600,
  });
  for (const reminder of reminders) {
    const start = DateTime.fromJSDate(reminder.dueAt, { zone });
    const event = calendar.createEvent({
      id: `${reminder.id}@nestwell`,
      start: start.toUTC(),
      end: start.toUTC().plus({ minutes: SHOWN_MINUTES }),
      summary: showTitles ? reminder.title : NEUTRAL_TITLE,
      priority: priorityNumbers[reminder.priority],
      status: ICalEventStatus.CONFIRMED,
    });
    if (showTitles && reminder.description) event.description(reminder.description);
    if (showTitles && reminder.location) event.location(reminder.location);
    if (!reminder.completed) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder.notificationMinutes * 60 });
    }
  }
  return calendar.toString();
}
