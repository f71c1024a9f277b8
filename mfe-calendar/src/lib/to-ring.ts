import type { Reminder } from '@nestwell/contracts/calendar';
import { deviceClock } from '@nestwell/domain/device-time';
import { MINUTE } from '@nestwell/domain/moments';
import type { ToRing } from '@nestwell/remote-kit/ringing';
import { recurrenceWords, whenInWords } from './reminder-words';

/** What rings of a reminder, in words; null where nothing of it is still to come. */
export function toRing(reminder: Reminder, now: Date): ToRing | null {
  const { title, recurring, completed, notificationMinutes } = reminder;
  const due = new Date(reminder.dueDateTime);
  if (completed || (recurring === 'none' && due <= now)) return null;
  const when =
    recurring === 'none' ? whenInWords(due, now) : `${recurrenceWords[recurring]} at ${deviceClock(due)}`;
  return { title, when, at: deviceClock(new Date(due.getTime() - notificationMinutes * MINUTE)) };
}
