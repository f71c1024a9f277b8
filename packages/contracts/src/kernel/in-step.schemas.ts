import { z } from 'zod';
import { areaNames } from './areas';
import { matching } from './fields';
import { longestGap } from './in-step.constants';

/** A browser's tab, as it names itself with its calls (`x-tab`): what it changed itself it is not told as news. */
export const tabName = matching(/^[a-z\d]{8,32}$/, 32);

/** What one event says: which kinds of data changed, never what they hold. */
export const news = z.strictObject({
  areas: z.array(z.enum(areaNames)),
  /** The tab that changed it, where one did. */
  tab: tabName.optional(),
});
export type News = z.infer<typeof news>;

export const inStepSchemas = {
  events: {
    query: z.strictObject({
      /** For how long the browser has not listened. */
      missed: z.coerce.number().int().min(0).max(longestGap).optional(),
    }),
    response: z.custom<AsyncIterable<unknown>>(),
  },
};
