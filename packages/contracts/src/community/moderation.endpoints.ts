import { endpoint } from '../kernel/endpoint';
import type { moderationSchemas } from './moderation.schemas';

type Schemas = typeof moderationSchemas;

export const report = /* @__PURE__ */ endpoint<Schemas['report']>()({
  method: 'POST',
  path: '/api/community/reports',
  access: 'subscriber',
  changes: [],
  summary: 'Report a post or comment; once per person and subject',
  bodyLimit: 4 * 1024,
  limited: true,
  errors: ['not_found'],
});

/** By what she wrote, not by who she is: blocking an anonymous author must not reveal her. */
export const blockAuthor = /* @__PURE__ */ endpoint<Schemas['blockAuthor']>()({
  method: 'POST',
  path: '/api/users/:userId/blocks',
  access: 'subscriber',
  changes: ['blocks', 'posts'],
  summary:
    'Stop seeing what the author of a post or comment signs, or these words alone where they are anonymous',
  bodyLimit: 1024,
  errors: ['not_found'],
});

export const listBlocks = /* @__PURE__ */ endpoint<Schemas['listBlocks']>()({
  method: 'GET',
  path: '/api/users/:userId/blocks',
  access: 'subscriber',
  summary: 'Whom she blocked, newest first',
});

export const unblock = /* @__PURE__ */ endpoint<Schemas['unblock']>()({
  method: 'DELETE',
  undo: { never: 'She blocks again where the words stand' },
  path: '/api/users/:userId/blocks/:blockId',
  access: 'subscriber',
  changes: ['blocks', 'posts'],
  summary: 'See that person again',
  errors: ['not_found'],
});

export const moderationQueue = /* @__PURE__ */ endpoint<Schemas['moderationQueue']>()({
  method: 'GET',
  path: '/api/community/moderation',
  access: 'admin',
  summary:
    'Reported words and words about an emergency: these first, then what waits for a decision, the latest first',
});

export const moderate = /* @__PURE__ */ endpoint<Schemas['moderate']>()({
  method: 'POST',
  path: '/api/community/moderation',
  access: 'admin',
  changes: ['posts'],
  summary: 'Keep, hide, restore, warn or suspend posting, with a reason that is logged',
  bodyLimit: 4 * 1024,
  status: 200,
  audited: {
    what: 'Decided on reported words',
    about: ['action', 'subject', 'subjectId', 'suspendDays'],
    whose: 'author.id',
  },
  errors: ['not_found'],
});
