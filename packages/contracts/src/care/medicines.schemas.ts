import { rhythms } from '@nestwell/domain/medicines';
import { z } from 'zod';
import { matching, text, localDate, id, ofUser } from '../kernel/server';
import { medicineLimits, doseAnswers } from './medicines.constants';

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

export const medicinesSchemas = {
  listMedicines: { params: ofUser, response: z.array(medicine) },
  addMedicine: { params: ofUser, body: addMedicineRequest, response: medicine },
  changeMedicine: { params: ofMedicine, body: changeMedicineRequest, response: medicine },
  removeMedicine: { params: ofMedicine, response: z.void() },
  listDoses: {
    params: ofUser,
    query: z.strictObject({ startDate: localDate, endDate: localDate }),
    response: z.array(dose),
  },
  answerDose: {
    params: z.strictObject({ userId: id, medicineId: id }),
    body: answerDoseRequest,
    response: dose.nullable(),
  },
};
