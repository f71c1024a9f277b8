import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Priority } from '@nestwell/contracts/calendar/server';
import { later, MINUTE } from '@nestwell/domain/moments';
import ical, {
  foldLines,
  ICalAlarmType,
  type ICalCalendar,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { minutesAheadOfUtc } from '../../platform/time/zoned';
import { zonedMoment } from '../../platform/time/zone-rules';
import type { Described } from '../reminders/described.entity';
import type { CalendarPart } from '../reminders/due-reminders';
import type { ReminderEntity } from '../reminders/reminder.entity';
import type { Repeated } from '../reminders/repeated';
import { Spans } from './spans';

const UTC = 'UTC';
const NEUTRAL_TITLE = 'Nestwell reminder';
/** Reminders have no length; calendar programs draw this. */
const SHOWN_MINUTES = 15;
/** Events written before others get their turn. */
const PER_TURN = 50;
const LINE = '\r\n';
const ASCII = /^\p{ASCII}*$/u;
const LOCAL = "yyyyMMdd'T'HHmmss";
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
 * Reminders as RFC 5545 text. What repeats by the day or week is one event with its rule, so that a year of it is a
 * few lines; what was moved or changed in it stands for itself. Written a few at a time, so that a long calendar
 * holds up nobody else's calls.
 */
export async function calendarText(
  parts: AsyncIterable<CalendarPart>,
  options: CalendarTextOptions,
): Promise<string> {
  const events: string[] = [];
  const spans = new Spans();
  for await (const { reminders, repeated } of parts) {
    if (repeated) {
      spans.reach(repeated.rule.timeZone, repeated.first, repeated.last);
      events.push(eventsText([repeated], options, repeatedEvent));
    }
    for (let start = 0; start < reminders.length; start += PER_TURN) {
      const some = reminders.slice(start, start + PER_TURN);
      for (const { dueAt } of some) spans.reach(options.zone, dueAt, dueAt);
      events.push(eventsText(some, options, singleEvent));
      await nextTurn();
    }
  }
  const frame = emptyCalendar(options.zone).toString();
  const opening = frame.slice(0, frame.lastIndexOf(END));
  return opening + [...spans.zoneTexts(), ...events, END].join(LINE);
}

function emptyCalendar(zone: string): ICalCalendar {
  return ical({
    name: 'Nestwell',
    prodId: { company: 'Nestwell', product: 'Reminders', language: 'EN' },
    ttl: 3600,
    x: { 'X-WR-TIMEZONE': zone },
  });
}

function eventsText<Row>(
  rows: readonly Row[],
  options: CalendarTextOptions,
  make: (calendar: ICalCalendar, row: Row, options: CalendarTextOptions) => ICalEvent,
): string {
  const calendar = emptyCalendar(options.zone);
  const texts = rows.map((row) => make(calendar, row, options).toString());
  return texts.join('').trimEnd().split(LINE).map(folded).join(LINE);
}

/** To measure each letter of the lines that are short anyway costs a tenth of a feed. */
const folded = (line: string) => (line.length < 75 && ASCII.test(line) ? line : foldLines(line));

function singleEvent(
  calendar: ICalCalendar,
  reminder: ReminderEntity,
  options: CalendarTextOptions,
): ICalEvent {
  const { id, dueAt, completed } = reminder;
  const event = eventAt(calendar, { id, dueAt, zone: options.zone, words: reminder }, options);
  if (!completed) notice(event, reminder);
  return event;
}

function repeatedEvent(
  calendar: ICalCalendar,
  { rule, first, last, missing }: Repeated,
  options: CalendarTextOptions,
): ICalEvent {
  const { id, timeZone: zone, recurring } = rule;
  // The first of a series has the id of the series, and may stand for itself.
  const event = eventAt(calendar, { id: `series-${id}`, dueAt: first, zone, words: rule }, options);
  const until = DateTime.fromJSDate(last, { zone: UTC }).toFormat(LOCAL);
  const lines = [`RRULE:FREQ=${recurring.toUpperCase()};UNTIL=${until}Z`];
  if (missing.length > 0)
    lines.push(`EXDATE${zone === UTC ? '' : `;TZID=${zone}`}:${missing.map(inZone(zone)).join(',')}`);
  event.repeating(lines.join(LINE));
  notice(event, rule);
  return event;
}

const inZone = (zone: string) => (wall: number) =>
  DateTime.fromMillis(wall, { zone: UTC }).toFormat(LOCAL) + (zone === UTC ? 'Z' : '');

interface EventFacts {
  id: string;
  dueAt: Date;
  zone: string;
  words: Described;
}

function eventAt(
  calendar: ICalCalendar,
  { id, dueAt, zone, words }: EventFacts,
  { showTitles }: CalendarTextOptions,
): ICalEvent {
  const start = zonedMoment(zone, dueAt);
  const event = calendar.createEvent({
    id: `${id}@nestwell`,
    // Named for each event alone: a zone of the whole calendar would also be written into stamps, which must be UTC.
    timezone: zone === UTC ? null : zone,
    start,
    // By the clocks of the zone it would end before it begins.
    end: isClockPutBack(dueAt, zone) ? null : start.clone().add(SHOWN_MINUTES, 'minutes'),
    summary: showTitles ? printable(words.title) : NEUTRAL_TITLE,
    priority: priorityNumbers[words.priority],
    status: ICalEventStatus.CONFIRMED,
  });
  if (showTitles && words.description) event.description(printable(words.description));
  if (showTitles && words.location) event.location(printable(words.location));
  return event;
}

/** Whether the clocks of a zone go back while it is shown. */
const isClockPutBack = (dueAt: Date, zone: string) =>
  minutesAheadOfUtc(later(dueAt, SHOWN_MINUTES * MINUTE), zone) < minutesAheadOfUtc(dueAt, zone);

/** Without control characters that came with pasted text: RFC 5545 forbids them. */
const printable = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '');

const notice = (event: ICalEvent, { notificationMinutes }: Described) =>
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: notificationMinutes * 60 });
