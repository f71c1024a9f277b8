import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  type ExecutionContext,
} from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { statusOf, type EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Paged } from './paging';
import { responseSchemaOf } from './response-schema';

/** What a route keeps of the contract, readable from the request (`request.routeOptions.config.endpoint`). */
export interface EndpointConfig {
  endpoint: EndpointShape;
}

type Answer<E extends EndpointShape> = z.input<E['response']>;
type Answered<E extends EndpointShape> =
  Answer<E> | (Answer<E> extends readonly (infer Row)[] ? Paged<Row> : never);

type HandlerOf<E extends EndpointShape> = <
  F extends (...args: never[]) => Promise<Answered<E>> | Answered<E>,
>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<F>,
) => void;

/**
 * Makes a method the handler of a described call: its route, status and the compiled serialiser, which lets only the
 * fields of the contract leave. Access, validation and `Idempotency-Key` follow from the same description.
 */
export function Endpoint<E extends EndpointShape>(shape: E): HandlerOf<E> {
  const status = statusOf(shape);
  return applyDecorators(
    RequestMapping({ method: RequestMethod[shape.method], path: shape.path }),
    HttpCode(status),
    RouteConfig({ endpoint: shape } satisfies EndpointConfig),
    ...(status === 204 ? [] : [RouteSchema({ response: { [status]: responseSchemaOf(shape.response) } })]),
  ) as HandlerOf<E>;
}

/** The endpoint a request is for; undefined for pages and files. */
export function endpointOf(request: FastifyRequest): EndpointShape | undefined {
  return (request.routeOptions?.config as Partial<EndpointConfig> | undefined)?.endpoint;
}

/** The parts of a request after validation, put there before the handler runs. */
export interface ValidParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export type ValidRequest = FastifyRequest & { valid?: ValidParts };

const part = (name: keyof ValidParts) =>
  createParamDecorator(
    (_: unknown, context: ExecutionContext): unknown =>
      context.switchToHttp().getRequest<ValidRequest>().valid?.[name],
  );

const paramsPart = part('params');
const queryPart = part('query');
const bodyPart = part('body');

/** The validated path parameters: `@Params(nutrition.meal) { userId }: ParamsOf<typeof nutrition.meal>`. */
export const Params = (_shape: EndpointShape & { params: z.ZodType }) => paramsPart();
/** The validated query. */
export const Query = (_shape: EndpointShape & { query: z.ZodType }) => queryPart();
/** The validated body. */
export const Body = (_shape: EndpointShape & { body: z.ZodType }) => bodyPart();
