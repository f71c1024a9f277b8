import { z } from 'zod';
import { endpoint, id, instant, integerBetween, ofUser, page, text } from '../kernel';

export const reminderTypes = [
  'appointment',
  'medication',
  'feeding',
  'checkup',
  'exercise',
  'meal_prep',
  'personal',
  'baby_feeding',
  'baby_weight_check',
  'solid_food_intro',
  'growth_spurt',
] as const;
export type ReminderType = (typeof reminderTypes)[number];

/** When she sees somebody: what she may show a partner, and what her questions are for. */
export const visitTypes = ['appointment', 'checkup'] as const satisfies ReminderType[];

/** Of the time with a baby: put out of sight while she is quiet about pregnancy and babies. */
export const babyReminderTypes: ReadonlySet<ReminderType> = new Set([
  'feeding',
  'baby_feeding',
  'baby_weight_check',
  'solid_food_intro',
  'growth_spurt',
]);

/** The name she sees for each type, as the specification words it. */
export const reminderTypeNames = {
  appointment: 'Doctor Appointment',
  medication: 'Medication',
  feeding: 'Feeding Time',
  checkup: 'Health Check-up',
  exercise: 'Exercise Session',
  meal_prep: 'Meal Prep',
  personal: 'Personal',
  baby_feeding: 'Baby Feeding',
  baby_weight_check: 'Baby Weight Check',
  solid_food_intro: 'New Food Introduction',
  growth_spurt: 'Growth Spurt Period',
} as const satisfies Record<ReminderType, string>;

/** Its reminders ring, are pushed, ticked and deleted whatever her plan. */
export const ringsWithoutPlan: ReminderType = 'medication';

export const priorities = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const recurrences = ['none', 'daily', 'weekly', 'monthly', 'annual'] as const;
export type Recurrence = (typeof recurrences)[number];

/** How far a change of a recurring reminder reaches: this one, this and later ones, or the whole series. */
export const scopes = ['one', 'later', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** Minutes of notice before the due time. 40,320 is four weeks. */
export const leadLimits = { min: 0, max: 40_320, default: 15 } as const;
/** How many reminders one answer lists: a full month at a time, 50 unless asked for more. */
export const listLimits = { max: 1000 } as const;
export const textLimits = { title: 120, description: 1000, location: 200, doctorName: 120 } as const;

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

export const remindersEndpoints = {
  listReminders: endpoint({
    method: 'GET',
    path: '/api/users/:userId/reminders',
    access: 'subscriber',
    summary: 'Reminders due between two moments (both included), by due time; 50 unless more are asked for',
    params: ofUser,
    query: period,
    response: z.array(reminder),
    kept: { by: 'dueDateTime' },
  }),
  listMedication: endpoint({
    method: 'GET',
    path: '/api/users/:userId/reminders/medication',
    access: 'session',
    summary: 'Reminders of medication due between two moments, whatever her plan',
    params: ofUser,
    query: period,
    response: z.array(reminder),
    kept: { by: 'dueDateTime' },
  }),
  createReminder: endpoint({
    method: 'POST',
    path: '/api/reminders',
    access: 'subscriber',
    changes: ['reminders'],
    summary:
      'Make a reminder that begins a year ago at the earliest; a recurring one is made twelve months ahead',
    body: createReminderRequest,
    bodyLimit: 8 * 1024,
    response: reminder,
    idempotent: true,
    errors: ['too_many_reminders'],
  }),
  updateReminder: endpoint({
    method: 'PATCH',
    path: '/api/reminders/:reminderId',
    access: 'subscriber',
    changes: ['reminders'],
    summary: 'Change one occurrence, this and later ones, or all',
    params: ofReminder,
    query: z.strictObject({ scope }),
    body: updateReminderRequest,
    bodyLimit: 8 * 1024,
    response: reminder,
    errors: ['not_found', 'too_many_reminders'],
    idempotent: true,
  }),
  completeReminder: endpoint({
    method: 'PATCH',
    path: '/api/reminders/:reminderId/complete',
    access: 'session',
    changes: ['reminders'],
    summary: 'Mark a reminder done or not done; one of medication without a plan too',
    params: ofReminder,
    body: z.strictObject({ completed: z.boolean(), userId: id }),
    bodyLimit: 1024,
    response: reminder,
    errors: ['not_found', 'subscription_required'],
    idempotent: true,
  }),
  deleteReminder: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/reminders/:reminderId',
    access: 'session',
    changes: ['reminders'],
    summary: 'Delete one occurrence, this and later ones, or all; of medication without a plan too',
    params: ofReminder,
    query: z.strictObject({ userId: id.optional(), scope }),
    response: z.void(),
    errors: ['not_found', 'subscription_required'],
    idempotent: true,
  }),
} as const;
