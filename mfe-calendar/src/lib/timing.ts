import type { Reminder } from '@nestwell/contracts/calendar';
import { MINUTE } from '@nestwell/domain/moments';

const MINUTES_A_DAY = 1440;
const MINUTES_A_MONTH = 43_200;

/** How long either side of its due time a reminder stays in the panel, in minutes. */
export const PANEL_MINUTES = 120;
const PANEL_ROWS = 3;

export type Timing = 'overdue' | 'active' | 'upcoming';
type Due = Pick<Reminder, 'dueDateTime' | 'notificationMinutes'>;

export const dueAt = (reminder: Pick<Reminder, 'dueDateTime'>) => Date.parse(reminder.dueDateTime);
export const leadStartsAt = (reminder: Due) => dueAt(reminder) - reminder.notificationMinutes * MINUTE;

/** Overdue once the due time has passed, active from the lead's start until then, otherwise upcoming. */
export function timingOf(reminder: Due, now: number): Timing {
  if (now > dueAt(reminder)) return 'overdue';
  return now >= leadStartsAt(reminder) ? 'active' : 'upcoming';
}

/** '5 min', '2 h', '3 days', '2 months': the largest whole unit of a span of minutes. */
export function spanInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < MINUTES_A_DAY) return `${Math.floor(minutes / 60)} h`;
  const [unit, size] = minutes < MINUTES_A_MONTH ? ['day', MINUTES_A_DAY] : ['month', MINUTES_A_MONTH];
  const count = Math.floor(minutes / Number(size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** 'In 12 min', 'Due now' or '2 h overdue'. */
export function timingInWords(reminder: Pick<Reminder, 'dueDateTime'>, now: number): string {
  const minutes = Math.round((dueAt(reminder) - now) / MINUTE);
  if (minutes === 0) return 'Due now';
  return minutes > 0 ? `In ${spanInWords(minutes)}` : `${spanInWords(-minutes)} overdue`;
}

/** What the panel may show: not done, due within two hours either side, by due time. */
export function panelReminders(reminders: readonly Reminder[], now: number): Reminder[] {
  return reminders
    .filter((reminder) => !reminder.completed && Math.abs(dueAt(reminder) - now) <= PANEL_MINUTES * MINUTE)
    .sort((a, b) => dueAt(a) - dueAt(b));
}

/** The first three of them that she has not dismissed. */
export const panelRows = (due: readonly Reminder[], dismissed: ReadonlySet<string>) =>
  due.filter(({ id }) => !dismissed.has(id)).slice(0, PANEL_ROWS);
