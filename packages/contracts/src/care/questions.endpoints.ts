import { endpoint } from '../kernel/endpoint';
import type { questionsSchemas } from './questions.schemas';

type Schemas = typeof questionsSchemas;

export const listQuestions = /* @__PURE__ */ endpoint<Schemas['listQuestions']>()({
  method: 'GET',
  path: '/api/users/:userId/questions',
  access: 'session',
  summary: 'Her questions for appointments, asked ones too, in the order in which she wrote them',
  kept: {},
});

export const addQuestion = /* @__PURE__ */ endpoint<Schemas['addQuestion']>()({
  method: 'POST',
  path: '/api/users/:userId/questions',
  access: 'session',
  changes: ['questions'],
  summary: 'Write a question down for the next appointment, whatever her plan',
  bodyLimit: 2 * 1024,
  idempotent: true,
  errors: ['list_full'],
});

export const changeQuestion = /* @__PURE__ */ endpoint<Schemas['changeQuestion']>()({
  method: 'PATCH',
  path: '/api/questions/:questionId',
  access: 'session',
  changes: ['questions'],
  summary: 'Change its words, note what she was told, or say whether it was asked',
  bodyLimit: 8 * 1024,
  idempotent: true,
  errors: ['not_found'],
});

export const removeQuestion = /* @__PURE__ */ endpoint<Schemas['removeQuestion']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/questions/:questionId',
  access: 'session',
  changes: ['questions'],
  summary: 'Take a question off her list',
  idempotent: true,
  errors: ['not_found'],
});
