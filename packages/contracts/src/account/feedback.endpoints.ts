import { endpoint } from '../kernel/endpoint';
import type { feedbackSchemas } from './feedback.schemas';

type Schemas = typeof feedbackSchemas;

export const listFeedback = /* @__PURE__ */ endpoint<Schemas['listFeedback']>()({
  method: 'GET',
  path: '/api/feedback',
  access: 'admin',
  summary: 'All feedback, newest first',
});

export const listOwnFeedback = /* @__PURE__ */ endpoint<Schemas['listOwnFeedback']>()({
  method: 'GET',
  path: '/api/feedback/user/:userId',
  access: 'session',
  summary: 'What she has sent and the replies, newest first',
});

export const sendFeedback = /* @__PURE__ */ endpoint<Schemas['sendFeedback']>()({
  method: 'POST',
  path: '/api/feedback',
  access: 'open',
  changes: ['feedback'],
  summary: 'Write to the support team, signed in or not',
  bodyLimit: 128 * 1024,
  idempotent: true,
  limited: true,
});

export const replyToFeedback = /* @__PURE__ */ endpoint<Schemas['replyToFeedback']>()({
  method: 'POST',
  path: '/api/feedback/:feedbackId/reply',
  access: 'admin',
  changes: [],
  summary: 'Answer a message once',
  bodyLimit: 256 * 1024,
  status: 200,
  audited: { what: 'Answered a message', about: ['feedbackId'], whose: 'userId' },
  errors: ['not_found', 'already_replied'],
});
