import type { Reminder } from '@nestwell/contracts/calendar';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

/**
 * Reminders by the day of her calendar they are due on, in their order. Each of the days named is listed, be it empty;
 * of other days without any reminder nothing is known.
 */
export function byDay(
  reminders: readonly Reminder[],
  known: readonly LocalDate[],
): ReadonlyMap<LocalDate, Reminder[]> {
  const days = new Map<LocalDate, Reminder[]>(known.map((day) => [day, []]));
  for (const reminder of reminders) {
    const day = deviceDate(new Date(reminder.dueDateTime));
    const due = days.get(day);
    if (due) due.push(reminder);
    else days.set(day, [reminder]);
  }
  return days;
}

/** Counts over the visible days. */
export function summaryOf(reminders: readonly Reminder[]) {
  return {
    total: reminders.length,
    completed: reminders.filter(({ completed }) => completed).length,
    urgent: reminders.filter(({ priority, completed }) => priority === 'urgent' && !completed).length,
    appointments: reminders.filter(({ type }) => type === 'appointment').length,
  };
}
