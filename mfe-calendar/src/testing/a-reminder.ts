import type { Reminder } from '@nestwell/contracts/calendar';

/** A valid single reminder, due 20 November 2026 at noon UTC; change what the test is about. */
export function aReminder(changes: Partial<Reminder> = {}): Reminder {
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    userId: '0190a000-0000-7000-8000-0000000000aa',
    title: 'Take iron',
    description: null,
    type: 'medication',
    dueDateTime: '2026-11-20T12:00:00.000Z',
    location: null,
    doctorName: null,
    recurring: 'none',
    recurringEndDate: null,
    notificationMinutes: 15,
    priority: 'urgent',
    completed: false,
    parentReminderId: null,
    timeZone: 'UTC',
    ...changes,
  };
}
