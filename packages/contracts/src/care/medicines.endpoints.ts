import { endpoint } from '../kernel/endpoint';
import type { medicinesSchemas } from './medicines.schemas';

type Schemas = typeof medicinesSchemas;

export const listMedicines = /* @__PURE__ */ endpoint<Schemas['listMedicines']>()({
  method: 'GET',
  path: '/api/users/:userId/medicines',
  access: 'session',
  summary: 'Her medicines by name, whatever her plan',
  kept: {},
});

export const addMedicine = /* @__PURE__ */ endpoint<Schemas['addMedicine']>()({
  method: 'POST',
  path: '/api/users/:userId/medicines',
  access: 'session',
  changes: ['medicines', 'reminders'],
  summary: 'Write a medicine down; its reminders are the calendar’s, and ring whatever her plan',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['too_many_medicines', 'too_many_reminders'],
});

export const changeMedicine = /* @__PURE__ */ endpoint<Schemas['changeMedicine']>()({
  method: 'PATCH',
  path: '/api/medicines/:medicineId',
  access: 'session',
  changes: ['medicines', 'reminders'],
  summary: 'Change any subset of a medicine; what was answered of it stays',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['not_found', 'too_many_reminders'],
});

export const removeMedicine = /* @__PURE__ */ endpoint<Schemas['removeMedicine']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/medicines/:medicineId',
  access: 'session',
  changes: ['medicines', 'reminders'],
  summary: 'Take a medicine away, with its reminders and what was answered of it',
  idempotent: true,
  errors: ['not_found'],
});

export const listDoses = /* @__PURE__ */ endpoint<Schemas['listDoses']>()({
  method: 'GET',
  path: '/api/users/:userId/medicines/doses',
  access: 'session',
  summary: 'What she took or skipped on the days from one to another, 92 at most',
  kept: { by: 'date' },
});

export const answerDose = /* @__PURE__ */ endpoint<Schemas['answerDose']>()({
  method: 'PUT',
  path: '/api/users/:userId/medicines/:medicineId/doses',
  access: 'session',
  changes: ['medicines', 'reminders'],
  summary: 'Say that a dose was taken or skipped, or take that back; its reminder is done with',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['not_found'],
});
