import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Priority } from '@nestwell/contracts/calendar';
import { DAY } from '@nestwell/domain/moments';
import ical, { foldLines, ICalAlarmType, type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { ReminderEntity } from '../reminders/reminder.entity';
import { zoneText } from './zone-text';

const UTC = 'UTC';
const NEUTRAL_TITLE = 'Nestwell reminder';
/** Reminders have no length; calendar programs draw this. */
const SHOWN_MINUTES = 15;
/** Events written before others get their turn. */
const PER_TURN = 50;
const LINE = '\r\n';
const END = 'END:VCALENDAR';

/** iCalendar's scale: 1 is highest, 9 lowest. */
const priorityNumbers = { urgent: 1, high: 3, medium: 5, low: 9 } as const satisfies Record<Priority, number>;

export interface CalendarTextOptions {
  /** Whose wall clock the events are written by. */
  zone: string;
  /** False hides what each reminder is about. */
  showTitles: boolean;
}

/**
 * Reminders, in due order, as RFC 5545 text. Every occurrence stands for itself: moved and deleted ones then need no
 * exceptions. Written a few at a time, so that a long calendar holds up nobody else's calls.
 */
export async function calendarText(
  slices: AsyncIterable<readonly ReminderEntity[]>,
  options: CalendarTextOptions,
): Promise<string> {
  const events: string[] = [];
  let first: Date | undefined;
  let last: Date | undefined;
  for await (const slice of slices) {
    first ??= slice.at(0)?.dueAt;
    last = slice.at(-1)?.dueAt ?? last;
    for (let start = 0; start < slice.length; start += PER_TURN) {
      events.push(eventsText(slice.slice(start, start + PER_TURN), options));
      await nextTurn();
    }
  }
  const { zone } = options;
  const frame = emptyCalendar(zone).toString();
  const opening = frame.slice(0, frame.lastIndexOf(END));
  // An event that ends a moment after its start may end on the other side of a clock change.
  const zones =
    zone !== UTC && first && last ? [await zoneText(zone, daysFrom(first, -1), daysFrom(last, 1))] : [];
  return opening + [...zones, ...events, END].join(LINE);
}

function emptyCalendar(zone: string): ICalCalendar {
  return ical({
    name: 'Nestwell',
    prodId: { company: 'Nestwell', product: 'Reminders', language: 'EN' },
    ttl: 3600,
    x: { 'X-WR-TIMEZONE': zone },
  });
}

function eventsText(reminders: readonly ReminderEntity[], options: CalendarTextOptions): string {
  const calendar = emptyCalendar(options.zone);
  const texts = reminders.map((reminder) => eventText(calendar, reminder, options));
  return foldLines(texts.join('').trimEnd());
}

function eventText(
  calendar: ICalCalendar,
  reminder: ReminderEntity,
  { zone, showTitles }: CalendarTextOptions,
): string {
  const start = DateTime.fromJSDate(reminder.dueAt, { zone });
  const event = calendar.createEvent({
    id: `${reminder.id}@nestwell`,
    // Named for each event alone: a zone of the whole calendar would also be written into stamps, which must be UTC.
    timezone: zone === UTC ? null : zone,
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
  return event.toString();
}

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);
