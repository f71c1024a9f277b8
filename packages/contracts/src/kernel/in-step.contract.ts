import { z } from 'zod';
import { matching } from './fields';
import { areaNames } from './areas';
import { endpoint } from './endpoint';

/** A browser's tab, as it names itself with its calls (`x-tab`): what it changed itself it is not told as news. */
export const tabName = matching(/^[a-z\d]{8,32}$/, 32);

/** How far back a browser is told what it missed, in milliseconds; what was away for longer asks for all anew. */
export const longestGap = 5 * 60_000;

/** What one event says: which kinds of data changed, never what they hold. */
export const news = z.strictObject({
  areas: z.array(z.enum(areaNames)),
  /** The tab that changed it, where one did. */
  tab: tabName.optional(),
});
export type News = z.infer<typeof news>;

export const inStep = {
  events: endpoint({
    method: 'GET',
    path: '/api/platform/events',
    access: 'session',
    summary:
      'Which of her data changed, as server-sent events while the connection is open: `changed`, `beat` while nothing does, `end` with her session. Without `Accept: text/event-stream` it ends at once, with what was missed',
    query: z.strictObject({
      /** For how long the browser has not listened. */
      missed: z.coerce.number().int().min(0).max(longestGap).optional(),
    }),
    response: z.custom<AsyncIterable<unknown>>(),
  }),
} as const;
