import type { Reminder } from '@nestwell/contracts/calendar';
import { addDays, addMonths, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceHour, deviceMinute, deviceMoment } from '@nestwell/domain/device-time';
import { MINUTE } from '@nestwell/domain/moments';
import type { Alert } from './alerts';
import { dueAt } from './timing';
import { voiceRate } from './tones';

const EARLY = 15 * MINUTE;
const LATE = 5 * MINUTE;

interface Step {
  name: string;
  words: string;
  momentOf: (due: Date) => Date;
}

/** The far-ahead announcements, each at the due clock time of an earlier day; the last at eight on the day itself. */
const steps: readonly Step[] = [
  { name: '2-months', words: 'in two months', momentOf: (due) => monthsBefore(due, 2) },
  { name: '1-month', words: 'in one month', momentOf: (due) => monthsBefore(due, 1) },
  { name: '14-days', words: 'in two weeks', momentOf: (due) => daysBefore(due, 14) },
  { name: '7-days', words: 'in one week', momentOf: (due) => daysBefore(due, 7) },
  { name: '1-day', words: 'tomorrow', momentOf: (due) => daysBefore(due, 1) },
  {
    name: 'today',
    words: 'today',
    momentOf: (due) => deviceMoment(deviceDate(due), 8),
  },
];

/** Spoken announcements whose moment is at most 15 minutes ahead or 5 minutes past. Frequent reminders have none. */
export function announcementsAt(
  reminders: readonly Reminder[],
  now: number,
  heard: ReadonlySet<string>,
): Alert[] {
  return reminders
    .filter(
      (reminder) => !reminder.completed && reminder.recurring !== 'daily' && reminder.recurring !== 'weekly',
    )
    .flatMap((reminder) =>
      steps.filter((step) => isDue(step, reminder, now)).map((step) => announcement(step, reminder)),
    )
    .filter((alert) => !heard.has(alert.key));
}

function isDue(step: Step, reminder: Reminder, now: number): boolean {
  const moment = step.momentOf(new Date(dueAt(reminder))).getTime();
  return moment < dueAt(reminder) && now >= moment - EARLY && now <= moment + LATE;
}

function announcement(step: Step, reminder: Reminder): Alert {
  const key = `${reminder.id} ${reminder.dueDateTime} ${step.name}`;
  return {
    key,
    reminder,
    tone: null,
    words: `${reminder.title} is ${step.words}`,
    rate: voiceRate.progressive,
  };
}

const daysBefore = (due: Date, days: number) => atItsTime(due, addDays(deviceDate(due), -days));
const monthsBefore = (due: Date, months: number) => atItsTime(due, addMonths(deviceDate(due), -months));
const atItsTime = (due: Date, date: LocalDate) => deviceMoment(date, deviceHour(due), deviceMinute(due));
