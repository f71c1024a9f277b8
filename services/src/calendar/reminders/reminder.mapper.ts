import type { Reminder } from '@nestwell/contracts/calendar/server';
import type { ReminderEntity } from './reminder.entity';

export function toReminder(row: ReminderEntity): Reminder {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    type: row.type,
    dueDateTime: row.dueAt.toISOString(),
    location: row.location,
    doctorName: row.doctorName,
    recurring: row.recurring,
    recurringEndDate: row.recurringEndAt?.toISOString() ?? null,
    notificationMinutes: row.notificationMinutes,
    priority: row.priority,
    completed: row.completed,
    parentReminderId: row.seriesId === row.id ? null : row.seriesId,
    timeZone: row.timeZone,
  };
}
