import { z } from 'zod';
import { errorStatus, type ErrorCode } from './error';

/** The one shape of every refusal and failure. `field` names the first wrong field, dotted for nested ones. */
export const errorBody = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as ErrorCode[]),
  message: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
