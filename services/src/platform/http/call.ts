import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { BodyOf, EndpointShape, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type CalledRequest } from './caller';
import type { SessionCookie } from './session-cookie';
import type { SessionUser } from '../session-user';
import { endpointOf } from './endpoint-of';

/** The parts of a request after validation, put there before the handler runs. */
export interface ValidParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export type ValidRequest = CalledRequest & { valid?: ValidParts };

type UserOf<E extends EndpointShape> = E['access'] extends 'open' ? SessionUser | undefined : SessionUser;

/** What the handler of a described call receives: what its contract says, checked, and who is calling. */
export interface CallOf<E extends EndpointShape> {
  endpoint: E;
  /** Whose session it is; on an open endpoint perhaps nobody's. */
  user: UserOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The IANA zone that this call's "today" follows: the one the client named, else UTC. */
  zone: string;
  /** For handlers that sign in or out. */
  cookie: SessionCookie;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The one parameter of a handler: `@Call() { user, body }: CallOf<typeof nutrition.logMeal>`. */
export const Call = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<ValidRequest>();
  const { user, zone, cookie } = callerOf(request);
  const { params, query, body } = request.valid ?? {};
  const call = { endpoint: endpointOf(request), user, params, query, body, zone, cookie, request };
  return { ...call, reply: http.getResponse<FastifyReply>() } satisfies Record<
    keyof CallOf<EndpointShape>,
    unknown
  >;
});
