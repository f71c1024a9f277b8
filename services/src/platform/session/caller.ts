import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './session-user';

/** What the guard found out about a call. */
export interface Caller {
  user?: SessionUser;
  /** The zone the client named in `x-timezone`, else UTC. */
  zone: string;
}

export type CalledRequest = FastifyRequest & { caller?: Caller };

const callerOf = (context: ExecutionContext) => context.switchToHttp().getRequest<CalledRequest>().caller;

/** The signed-in user. On an `open` endpoint use `@MaybeUser()`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const user = callerOf(context)?.user;
  if (user === undefined) throw new Error('this endpoint is open: use @MaybeUser()');
  return user;
});

/** The signed-in user, or undefined. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | undefined => callerOf(context)?.user,
);

/** The IANA zone that this call's "today" follows. */
export const Zone = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => callerOf(context)?.zone ?? 'UTC',
);
