import { rhythms } from '@nestwell/domain/medicines';
import { z } from 'zod';
import { endpoint, id, localDate, matching, ofUser, text } from '../kernel';

/** Characters of what she writes, doses of a day, medicines of one member, days that doses are listed of at once. */
export const medicineLimits = { name: 80, amount: 80, times: 6, medicines: 40, days: 92 } as const;

export const doseAnswers = ['taken', 'skipped'] as const;
export type DoseAnswer = (typeof doseAnswers)[number];

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5, 'must be a clock time, HH:mm');
const times = z
  .array(time)
  .max(medicineLimits.times)
  .transform((given) => [...new Set(given)].sort());

const fields = {
  name: text(medicineLimits.name),
  /** As she wrote it: nothing is reckoned with it; low-dose aspirin is recognized by it. */
  amount: text(medicineLimits.amount, 0).nullable(),
  rhythm: z.enum(rhythms),
  times,
  startsOn: localDate,
  endsOn: localDate.nullable(),
  /** Rings at each of its times, whatever her plan. */
  reminds: z.boolean(),
};

/** Without a first day it begins today. */
export const addMedicineRequest = z.strictObject({
  ...fields,
  amount: fields.amount.default(null),
  times: times.default([]),
  startsOn: localDate.optional(),
  endsOn: fields.endsOn.default(null),
  reminds: z.boolean().default(false),
});
export type AddMedicineRequest = z.input<typeof addMedicineRequest>;

export const changeMedicineRequest = z.strictObject(fields).partial();
export type ChangeMedicineRequest = z.input<typeof changeMedicineRequest>;

export const medicine = z.strictObject({
  id,
  name: z.string(),
  amount: z.string().nullable(),
  rhythm: z.enum(rhythms),
  times: z.array(z.string()),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  reminds: z.boolean(),
});
export type Medicine = z.infer<typeof medicine>;

export const dose = z.strictObject({
  medicineId: id,
  date: z.string(),
  time: z.string(),
  answer: z.enum(doseAnswers),
  answeredAt: z.string(),
});
export type Dose = z.infer<typeof dose>;

/** Null takes an answer back. */
export const answerDoseRequest = z.strictObject({
  date: localDate,
  time,
  answer: z.enum(doseAnswers).nullable(),
});
export type AnswerDoseRequest = z.input<typeof answerDoseRequest>;

const ofMedicine = z.strictObject({ medicineId: id });

export const medicinesEndpoints = {
  listMedicines: endpoint({
    method: 'GET',
    path: '/api/users/:userId/medicines',
    access: 'session',
    summary: 'Her medicines by name, whatever her plan',
    params: ofUser,
    response: z.array(medicine),
    kept: {},
  }),
  addMedicine: endpoint({
    method: 'POST',
    path: '/api/users/:userId/medicines',
    access: 'session',
    changes: ['medicines', 'reminders'],
    summary: 'Write a medicine down; its reminders are the calendar’s, and ring whatever her plan',
    params: ofUser,
    body: addMedicineRequest,
    bodyLimit: 1024,
    response: medicine,
    idempotent: true,
    errors: ['too_many_medicines', 'too_many_reminders'],
  }),
  changeMedicine: endpoint({
    method: 'PATCH',
    path: '/api/medicines/:medicineId',
    access: 'session',
    changes: ['medicines', 'reminders'],
    summary: 'Change any subset of a medicine; what was answered of it stays',
    params: ofMedicine,
    body: changeMedicineRequest,
    bodyLimit: 1024,
    response: medicine,
    idempotent: true,
    errors: ['not_found', 'too_many_reminders'],
  }),
  removeMedicine: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/medicines/:medicineId',
    access: 'session',
    changes: ['medicines', 'reminders'],
    summary: 'Take a medicine away, with its reminders and what was answered of it',
    params: ofMedicine,
    response: z.void(),
    idempotent: true,
    errors: ['not_found'],
  }),
  listDoses: endpoint({
    method: 'GET',
    path: '/api/users/:userId/medicines/doses',
    access: 'session',
    summary: 'What she took or skipped on the days from one to another, 92 at most',
    params: ofUser,
    query: z.strictObject({ startDate: localDate, endDate: localDate }),
    response: z.array(dose),
    kept: { by: 'date' },
  }),
  answerDose: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/medicines/:medicineId/doses',
    access: 'session',
    changes: ['medicines', 'reminders'],
    summary: 'Say that a dose was taken or skipped, or take that back; its reminder is done with',
    params: z.strictObject({ userId: id, medicineId: id }),
    body: answerDoseRequest,
    bodyLimit: 1024,
    response: dose.nullable(),
    idempotent: true,
    errors: ['not_found'],
  }),
} as const;
