import { z } from 'zod';

/** The one shape of every refusal and failure. `field` names the first wrong field, dotted for nested ones. */
export const errorBody = z.strictObject({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
