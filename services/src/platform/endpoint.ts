import {
  applyDecorators,
  HttpCode,
  type NestInterceptor,
  RequestMapping,
  RequestMethod,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { statusOf, type Contract } from '@nestwell/contracts/kernel/server';
import type { z } from 'zod';
import { AuditInterceptor, AuditTransactionInterceptor } from './audit/audit.interceptor';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor';
import { ChangesInterceptor } from './in-step/changes.interceptor';
import { takesCall, type CallOf } from './http/call';
import { type EndpointConfig, Implements } from './http/endpoint-of';
import type { Paged } from './http/paging';
import { ResponseInterceptor } from './http/response.interceptor';

type Answer<E extends Contract> = z.input<E['response']>;
type Answered<E extends Contract> =
  | Answer<E>
  | (Answer<E> extends readonly (infer Row)[] ? Paged<Row> : never);

type Handler<E extends Contract> = (call: CallOf<E>) => Promise<Answered<E>> | Answered<E>;

/** Takes a method whose one parameter is the call of this very endpoint, or that has none. */
type HandlerDecorator<E extends Contract> = <F extends Handler<E>>(
  target: object,
  name: string | symbol,
  handler: Parameters<F> extends [] | [CallOf<E>]
    ? TypedPropertyDescriptor<F>
    : TypedPropertyDescriptor<Handler<E>>,
) => void;

/**
 * Makes a method the route handler of a contract: its path, status and the interceptors that the contract asks for.
 * Access, validation and the serialiser, which lets only the fields of the contract leave, follow from the same contract.
 */
export function Endpoint<E extends Contract>(shape: E): HandlerDecorator<E> {
  const decorate = applyDecorators(
    RequestMapping({ method: RequestMethod[shape.method], path: shape.path }),
    HttpCode(statusOf(shape)),
    RouteConfig({ endpoint: shape } satisfies EndpointConfig),
    Implements(shape),
    UseInterceptors(...interceptorsFor(shape)),
  );
  return (target, name, handler) => {
    refuseBareParameter(target, name);
    decorate(target, name, handler as TypedPropertyDescriptor<unknown>);
  };
}

/** The outermost first. An admin's change is recorded inside the transaction that keeps its response, a failure outside of it. */
function interceptorsFor({ changes, audited, idempotent }: Contract): Type<NestInterceptor>[] {
  return [
    ResponseInterceptor,
    ...(changes ? [ChangesInterceptor] : []),
    ...(audited ? [AuditInterceptor] : []),
    ...(idempotent ? [IdempotencyInterceptor] : []),
    ...(audited ? [AuditTransactionInterceptor] : []),
  ];
}

/** Types cannot see a forgotten `@Call()`; the handler would be given nothing. */
function refuseBareParameter(target: object, name: string | symbol): void {
  const handler: unknown = Reflect.get(target, name);
  if (typeof handler !== 'function' || handler.length === 0) return;
  if (takesCall(target, name)) return;
  throw new Error(`${target.constructor.name}.${String(name)}: its parameter lacks @Call()`);
}
