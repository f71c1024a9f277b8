import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from './session-cookie';
import type { SessionUser } from '../session-user';

/** What the guard found out about a call. */
export interface Caller {
  user?: SessionUser;
  /** The zone the client named in `x-timezone`, else UTC. */
  zone: string;
  cookie: SessionCookie;
}

export type CalledRequest = FastifyRequest & { caller?: Caller };

/** What the guard put there; it runs before everything that asks. */
export function callerOf({ caller }: CalledRequest): Caller {
  if (caller === undefined) throw new Error('the guard has not looked at this call');
  return caller;
}
