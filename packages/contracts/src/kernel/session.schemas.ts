import { z } from 'zod';
import { matching, instant, nothing, ofUser } from './fields';
import { deviceKinds } from './session.constants';

const sessionId = matching(/^[0-9a-f]{32}$/, 32, 'must be the id of a session');

/** Where she is signed in. */
export const runningSession = z.strictObject({
  id: sessionId,
  /** 'Safari on iPhone'; null where the browser did not say. */
  device: z.string().nullable(),
  deviceKind: z.enum(deviceKinds).nullable(),
  /** To a quarter of an hour. */
  lastUsedAt: instant,
  startedAt: instant,
  /** The session that asks. */
  isThisOne: z.boolean(),
});
export type RunningSession = z.infer<typeof runningSession>;

export const sessionSchemas = {
  end: { response: nothing },
  list: { params: ofUser, response: z.array(runningSession) },
  endOne: { params: ofUser.extend({ sessionId }), response: nothing },
  endOthers: { params: ofUser, response: nothing },
};
