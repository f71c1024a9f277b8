import { endpoint } from './endpoint';
import { queued } from './queue';
import { takenKinds } from './taken-away.constants';
import type { takenAwaySchemas } from './taken-away.schemas';

const call = /* @__PURE__ */ endpoint<(typeof takenAwaySchemas)['putBack']>()({
  method: 'POST',
  path: '/api/users/:userId/taken-away',
  access: 'session',
  changes: /* @__PURE__ */ [...new Set(/* @__PURE__ */ Object.values(takenKinds).flat())],
  summary: 'Put back, as it was and with its id, what she took away less than an hour ago',
  bodyLimit: 1024,
  status: 204,
  idempotent: true,
  errors: [
    'not_found',
    'list_full',
    'too_many_foods',
    'too_many_medicines',
    'too_many_plans',
    'too_many_reminders',
    'checked_lately',
  ],
});

/** Kept until it is sent; what is put back is seen then. */
export const putBack = /* @__PURE__ */ queued(call, {
  noun: 'Undo',
  open: '/',
  title: () => 'Put back what was taken away',
  shows: () => [],
  takesBack: ({ body }) => body.id,
});
