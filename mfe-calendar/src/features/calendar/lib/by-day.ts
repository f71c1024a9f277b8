import type { Reminder } from '@nestwell/contracts/calendar';
import { addDays, dayKey } from '../../../lib/days';

/**
 * Reminders by the day of her calendar they are due on, in their order. Each day from `first` to `last` is listed, be
 * it empty; of other days without any reminder nothing is known.
 */
export function byDay(
  reminders: readonly Reminder[],
  first: number,
  last: number,
): ReadonlyMap<string, Reminder[]> {
  const days = new Map<string, Reminder[]>();
  for (let day = new Date(first); day.getTime() <= last; day = addDays(day, 1)) days.set(dayKey(day), []);
  for (const reminder of reminders) {
    const key = dayKey(new Date(reminder.dueDateTime));
    const due = days.get(key);
    if (due) due.push(reminder);
    else days.set(key, [reminder]);
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
