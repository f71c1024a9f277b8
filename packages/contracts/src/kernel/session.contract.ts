import { z } from 'zod';
import { endpoint } from './endpoint';
import { instant, matching, nothing, ofUser } from './fields';

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

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

export const session = {
  /** Both logouts call it. It returns the same whether a session was running or not. */
  end: endpoint({
    method: 'DELETE',
    undo: { never: 'She signs in again' },
    path: '/api/session',
    access: 'open',
    changes: ['sessions'],
    summary: 'Sign this browser out',
    response: nothing,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/sessions',
    access: 'session',
    summary: 'Where she is signed in: this session first, then by last use; at most a hundred',
    params: ofUser,
    response: z.array(runningSession),
  }),
  /** 404 when it has ended already. Ending the one that asks signs this browser out. */
  endOne: endpoint({
    method: 'DELETE',
    undo: { never: 'A session that was ended stays ended' },
    path: '/api/users/:userId/sessions/:sessionId',
    access: 'session',
    changes: ['sessions'],
    summary: 'Sign one of her browsers out',
    params: ofUser.extend({ sessionId }),
    response: nothing,
    errors: ['not_found'],
  }),
  endOthers: endpoint({
    method: 'DELETE',
    undo: { never: 'Sessions that were ended stay ended' },
    path: '/api/users/:userId/sessions',
    access: 'session',
    changes: ['sessions'],
    summary: 'Log out everywhere: ends all her sessions but the one that asks',
    params: ofUser,
    response: nothing,
  }),
};
