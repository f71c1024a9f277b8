import type { Priority } from '@nestwell/contracts/calendar';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { DAY } from '@nestwell/domain/moments';
import type { ReminderEntity } from '../reminders/reminder.entity';
import { zoneText } from './zone-text';

const UTC = 'UTC';
const NEUTRAL_TITLE = 'Nestwell reminder';
/** Reminders have no length; calendar programs draw this. */
const SHOWN_MINUTES = 15;

/** iCalendar's scale: 1 is highest, 9 lowest. */
const priorityNumbers = { urgent: 1, high: 3, medium: 5, low: 9 } as const satisfies Record<Priority, number>;

export interface CalendarTextOptions {
  /** Whose wall clock the events are written by. */
  zone: string;
  /** False hides what each reminder is about. */
  showTitles: boolean;
}

/** Reminders, in due order, as RFC 5545 text. Every occurrence stands for itself: moved and deleted ones then need no exceptions. */
export function calendarText(
  reminders: readonly ReminderEntity[],
  { zone, showTitles }: CalendarTextOptions,
): string {
  const calendar = ical({
    name: 'Nestwell',
    prodId: { company: 'Nestwell', product: 'Reminders', language: 'EN' },
    ttl: 3600,
    // Named for each event alone: a zone of the whole calendar would also be written into stamps, which must be UTC.
    timezone: { name: null, generator: () => zoneOf(reminders, zone) },
    x: { 'X-WR-TIMEZONE': zone },
  });
  const timezone = zone === UTC ? null : zone;
  for (const reminder of reminders) {
    const start = DateTime.fromJSDate(reminder.dueAt, { zone });
    const event = calendar.createEvent({
      id: `${reminder.id}@nestwell`,
      timezone,
      start,
      end: start.plus({ minutes: SHOWN_MINUTES }),
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

/** An event that ends a moment after its start may end on the other side of a clock change. */
function zoneOf(reminders: readonly ReminderEntity[], zone: string): string | null {
  const [first, last] = [reminders.at(0), reminders.at(-1)];
  return first && last ? zoneText(zone, daysFrom(first.dueAt, -1), daysFrom(last.dueAt, 1)) : null;
}

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);
