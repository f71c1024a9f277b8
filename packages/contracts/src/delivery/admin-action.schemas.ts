import { z } from 'zod';
import { id, instant } from '../kernel/server';
import { actionOutcomes } from './admin-action';

/** One thing an admin did, or tried to. */
export const adminAction = z.strictObject({
  id,
  at: instant,
  /** Who she is, and what she was called then; no id where it was done on the machine itself. */
  by: z.strictObject({ id: id.nullable(), name: z.string() }),
  /** 'Decided on reported words'. */
  what: z.string(),
  /** `POST /api/community/moderation`, or the command on the machine. */
  call: z.string(),
  /** 'suspend post 0198…'; null once the member it was about has erased her account. */
  about: z.string().nullable(),
  why: z.string().nullable(),
  outcome: z.enum(actionOutcomes),
});
export type AdminAction = z.infer<typeof adminAction>;
