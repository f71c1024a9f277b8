import type { Reminder } from '@nestwell/contracts/calendar';
import { DAY, later } from '@nestwell/domain/moments';

/** An appointment in two days. */
export const aReminder = (changes: Partial<Reminder> = {}): Reminder => ({
  id: '0190b000-0000-7000-8000-000000000050',
  userId: '0190b000-0000-7000-8000-000000000001',
  title: 'Midwife',
  description: null,
  type: 'appointment',
  dueDateTime: later(new Date(), 2 * DAY).toISOString(),
  location: null,
  doctorName: null,
  recurring: 'none',
  recurringEndDate: null,
  notificationMinutes: 15,
  priority: 'medium',
  completed: false,
  parentReminderId: null,
  timeZone: 'Europe/London',
  ...changes,
});
