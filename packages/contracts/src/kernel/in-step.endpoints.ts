import { endpoint } from './endpoint';
import type { inStepSchemas } from './in-step.schemas';

type Schemas = typeof inStepSchemas;

export const events = /* @__PURE__ */ endpoint<Schemas['events']>()({
  method: 'GET',
  path: '/api/platform/events',
  access: 'session',
  summary:
    'Which of her data changed, as server-sent events while the connection is open: `changed`, `beat` while nothing does, `end` with her session. Without `Accept: text/event-stream` it ends at once, with what was missed',
});
