import { createParamDecorator } from '@nestjs/common';
import type { BodyOf, Contract, ParamsOf, QueryOf } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type CalledRequest } from './caller';
import type { SessionCookie } from './session-cookie';
import type { SessionUser } from '../session-user';

/** The parts of a request after validation, put there before the handler runs. */
export interface ValidParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export type ValidRequest = CalledRequest & { valid?: ValidParts };

type UserOf<E extends Contract> = E['access'] extends 'open' ? SessionUser | undefined : SessionUser;

/** What the handler of a described call receives: what its contract says, checked, and who is calling. */
export interface CallOf<E extends Contract> {
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

/** What the handler of this request is given. */
export function callIn(endpoint: Contract, request: ValidRequest, reply: FastifyReply) {
  const { user, zone, cookie } = callerOf(request);
  const { params, query, body } = request.valid ?? {};
  return { endpoint, user, params, query, body, zone, cookie, request, reply } satisfies Record<
    keyof CallOf<Contract>,
    unknown
  >;
}

/** Marks the one parameter of a handler: `@Call() { user, body }: CallOf<typeof nutrition.logMeal>`. */
export const Call = createParamDecorator(() => undefined);
