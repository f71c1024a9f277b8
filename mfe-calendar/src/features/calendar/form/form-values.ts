import {
  leadLimits,
  type CreateReminderRequest,
  type Priority,
  type Recurrence,
  type Reminder,
  type ReminderType,
} from '@nestwell/contracts/calendar';
import { deviceDate, deviceFieldValue, endOfDeviceDay } from '@nestwell/domain/device-time';
import { reminderStartDays } from '@nestwell/domain/limits';
import { DAY } from '@nestwell/domain/moments';
import { trimmed } from '@nestwell/domain/words';

/** What the form holds: texts as she typed them, times on her clock. */
export interface FormValues {
  title: string;
  type: ReminderType;
  /** 'YYYY-MM-DDTHH:mm', or '' while unset. */
  due: string;
  recurring: Recurrence;
  /** 'YYYY-MM-DD', or ''. */
  recurringEnd: string;
  lead: string;
  priority: Priority;
  description: string;
  location: string;
  doctorName: string;
}

export const emptyValues: FormValues = {
  title: '',
  type: 'appointment',
  due: '',
  recurring: 'none',
  recurringEnd: '',
  lead: String(leadLimits.default),
  priority: 'medium',
  description: '',
  location: '',
  doctorName: '',
};

export type FormErrors = Partial<Record<'title' | 'due' | 'recurringEnd', string>>;

/** `kept` is the time of the reminder that is changed, which may lie as long ago as it does. */
export function errorsOf({ title, due, recurring, recurringEnd }: FormValues, kept?: string): FormErrors {
  const errors: FormErrors = {};
  const moment = new Date(due).getTime();
  if (!trimmed(title)) errors.title = 'Title is required';
  if (!due || Number.isNaN(moment)) errors.due = 'Date and time are required';
  else if (due !== kept && moment < Date.now() - reminderStartDays * DAY) {
    errors.due = 'Choose a time within the last year, or later';
  } else if (recurring !== 'none' && recurringEnd && recurringEnd < due.slice(0, 10)) {
    errors.recurringEnd = 'Choose a day after the first reminder';
  }
  return errors;
}

/** Whole minutes between 0 and four weeks; what is not a number counts as 0. */
export function leadOf(text: string): number {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? leadLimits.min : Math.min(Math.max(minutes, leadLimits.min), leadLimits.max);
}

/** The request for values without errors. A series ends with its last day, whatever the hour. */
export function requestOf(values: FormValues): Omit<CreateReminderRequest, 'userId'> {
  const { recurring, recurringEnd } = values;
  return {
    title: values.title.trim(),
    type: values.type,
    dueDateTime: new Date(values.due).toISOString(),
    recurring,
    recurringEndDate:
      recurring !== 'none' && recurringEnd ? endOfDeviceDay(recurringEnd).toISOString() : null,
    notificationMinutes: leadOf(values.lead),
    priority: values.priority,
    description: values.description.trim() || null,
    location: values.location.trim() || null,
    doctorName: values.doctorName.trim() || null,
  };
}

export function valuesOf(reminder: Reminder): FormValues {
  return {
    title: reminder.title,
    type: reminder.type,
    due: deviceFieldValue(new Date(reminder.dueDateTime)),
    recurring: reminder.recurring,
    recurringEnd: reminder.recurringEndDate ? deviceDate(new Date(reminder.recurringEndDate)) : '',
    lead: String(reminder.notificationMinutes),
    priority: reminder.priority,
    description: reminder.description ?? '',
    location: reminder.location ?? '',
    doctorName: reminder.doctorName ?? '',
  };
}

/** Whether the reminder would repeat otherwise than before. */
export const repeatsOtherwise = (values: FormValues, before: FormValues) =>
  values.recurring !== before.recurring || values.recurringEnd !== before.recurringEnd;
