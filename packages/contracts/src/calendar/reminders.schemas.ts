import { z } from 'zod';
import { integerBetween, text, instant, id, page, ofUser } from '../kernel/server';
import {
  leadLimits,
  textLimits,
  reminderTypes,
  recurrences,
  priorities,
  scopes,
  listLimits,
} from './reminders.constants';

const lead = integerBetween(leadLimits.min, leadLimits.max);

const optionalText = (max: number) => text(max, 0).nullable().optional();

const fields = {
  title: text(textLimits.title),
  description: optionalText(textLimits.description),
  type: z.enum(reminderTypes),
  dueDateTime: instant,
  location: optionalText(textLimits.location),
  doctorName: optionalText(textLimits.doctorName),
  recurring: z.enum(recurrences).optional(),
  recurringEndDate: instant.nullable().optional(),
  notificationMinutes: lead.optional(),
  priority: z.enum(priorities).optional(),
};

export const createReminderRequest = z.strictObject({ userId: id, ...fields });
export type CreateReminderRequest = z.input<typeof createReminderRequest>;

/** Any subset; `dueDateTime` of a later/all change moves each occurrence by the same wall-clock shift. */
export const updateReminderRequest = z.strictObject(fields).partial().extend({ userId: id });
export type UpdateReminderRequest = z.input<typeof updateReminderRequest>;

/** Instants in UTC; `timeZone` is the zone the reminder was made in, which its recurrence keeps. */
export const reminder = z.strictObject({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(reminderTypes),
  dueDateTime: z.string(),
  location: z.string().nullable(),
  doctorName: z.string().nullable(),
  recurring: z.enum(recurrences),
  recurringEndDate: z.string().nullable(),
  notificationMinutes: z.int(),
  priority: z.enum(priorities),
  completed: z.boolean(),
  parentReminderId: id.nullable(),
  timeZone: z.string(),
});
export type Reminder = z.infer<typeof reminder>;

const ofReminder = z.strictObject({ reminderId: id });

const scope = z.enum(scopes).optional();

/** Due between two moments, both included, by due time. */
const period = z.strictObject({
  startDate: instant.optional(),
  endDate: instant.optional(),
  limit: integerBetween(1, listLimits.max).optional(),
  before: page.before,
});

export const remindersSchemas = {
  listReminders: { params: ofUser, query: period, response: z.array(reminder) },
  listMedication: { params: ofUser, query: period, response: z.array(reminder) },
  listVisits: { params: ofUser, query: period, response: z.array(reminder) },
  createReminder: { body: createReminderRequest, response: reminder },
  updateReminder: {
    params: ofReminder,
    query: z.strictObject({ scope }),
    body: updateReminderRequest,
    response: reminder,
  },
  completeReminder: {
    params: ofReminder,
    body: z.strictObject({ completed: z.boolean(), userId: id }),
    response: reminder,
  },
  deleteReminder: {
    params: ofReminder,
    query: z.strictObject({ userId: id.optional(), scope }),
    response: z.void(),
  },
};
