import type { Reminder } from '@nestwell/contracts/calendar';
import { dayKey } from '../../../lib/days';

/** Reminders by the day of her calendar they are due on, in their order. */
export function byDay(reminders: readonly Reminder[]): ReadonlyMap<string, Reminder[]> {
  const days = new Map<string, Reminder[]>();
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
