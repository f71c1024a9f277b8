import 'reflect-metadata';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { BodyOf, Contract, ParamsOf, QueryOf } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type CalledRequest } from './caller';
import { endpointOf } from './endpoint-of';
import type { SessionCookie } from './session-cookie';
import type { SessionUser } from '../session-user';

/** The parts of a request after validation. `ValidationInterceptor` puts them there, the first of all interceptors. */
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

const KEY = 'takes-call';
const markHandler = (target: object, name: string | symbol | undefined) =>
  name === undefined ? undefined : Reflect.defineMetadata(KEY, true, target, name);

/** Whether a parameter of the method is a `@Call()`. */
export const takesCall = (target: object, name: string | symbol) => Reflect.hasMetadata(KEY, target, name);

/** Gives a handler the validated request: `@Call() { user, body }: CallOf<typeof nutrition.logMeal>`. */
export const Call = createParamDecorator(
  (_: unknown, context: ExecutionContext) => {
    const http = context.switchToHttp();
    const request = http.getRequest<ValidRequest>();
    const { user, zone, cookie } = callerOf(request);
    const endpoint = endpointOf(request);
    const { params, query, body } = request.valid ?? {};
    const reply = http.getResponse<FastifyReply>();
    return { endpoint, user, params, query, body, zone, cookie, request, reply };
  },
  [markHandler],
);
