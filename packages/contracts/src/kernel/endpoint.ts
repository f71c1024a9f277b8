import type { z } from 'zod';
import type { DataKind } from './areas';
import type { ErrorCode } from './error';
import type { QueueRule } from './queue-rule';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone; the signed-in user; the signed-in user with a running trial or plan (else 402); an admin.
 * A `userId` in path, query or body must be the session's own on every endpoint but `admin` ones.
 */
export type Access = 'open' | 'session' | 'subscriber' | 'admin';

export interface KeptRead {
  /** The field that places its rows in time: a range that was not asked for is cut out of a wider one. */
  by?: string;
}

/** How a change that an admin makes stands in the record of what admins did. */
export interface Audited {
  /** 'Decided on reported words'. */
  what: string;
  /** The fields of its path and body that say what it was about, in reading order: never words of a member, nor who she is. */
  about: readonly string[];
  /** Where the answer names the member whose thing it was: what was noted of it goes when she erases her account. */
  whose?: string;
}

/** How what a call takes away comes back: by the call of this name, or why it does not. */
export type Undo = { by: string } | { never: string };

/**
 * One HTTP call without its schemas, which `*.schemas.ts` holds under the same name: the client's call comes from it, and
 * with the schemas (`withSchemas`) the server's route and the OpenAPI page.
 */
export interface EndpointShape {
  method: Method;
  /** Starts with a slash, parameters as `:name`. */
  path: string;
  access: Access;
  /** One line for the OpenAPI page. */
  summary: string;
  /** Default: 201 for POST, 204 for DELETE, else 200. */
  status?: number;
  /** A creation that `Idempotency-Key` makes safe to repeat. */
  idempotent?: boolean;
  /** What is another after it: every open screen of hers that shows such a thing asks for it anew. */
  changes?: readonly DataKind[];
  /** A read that a browser keeps for her, for the time without a network. */
  kept?: KeptRead;
  /** A change that is kept in her browser until it can be sent (`queued`). */
  queue?: QueueRule;
  /** Its tries are counted: 429 after too many. */
  limited?: boolean;
  /** What it is refused with besides the codes that follow from its description (`error-codes.ts`). */
  errors?: readonly ErrorCode[];
  /** What every change by an admin must say; its `why` is recorded too, where its body has one. */
  audited?: Audited;
  /** Every call that deletes says how she takes it back. */
  undo?: Undo;
  /** Largest accepted body in bytes: room for every text in it at its longest. Required with a body. */
  bodyLimit?: number;
}

/** What only admins may call, and what is no mere look, is recorded. */
type Recorded<E extends EndpointShape> = E extends { access: 'admin'; method: Exclude<Method, 'GET'> }
  ? { audited: Audited }
  : unknown;

/** What deletes says how it comes back. */
type Undoable<E extends EndpointShape> = E extends { method: 'DELETE' } ? { undo: Undo } : unknown;

/** What takes a body says how large it may be. */
type Sized<S> = S extends { body: z.ZodType } ? { bodyLimit: number } : unknown;

/** What an endpoint of these schemas must say. */
export type Complete<E extends EndpointShape, S> = E & Recorded<E> & Undoable<E> & Sized<S>;

export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

declare const schemas: unique symbol;

/** Names the schemas of an endpoint for the type checker alone: a browser has the endpoint without them. */
export interface SchemaTyped<S> {
  readonly [schemas]?: S;
}

export const endpoint =
  <S extends EndpointSchemas>() =>
  <const E extends EndpointShape>(shape: Complete<E, S>): E & SchemaTyped<S> =>
    shape;

export type SchemasOf<E> = E extends EndpointSchemas
  ? E
  : E extends SchemaTyped<infer S extends EndpointSchemas>
    ? S
    : unknown;

/** A read of a list. */
export type ListEndpoint = EndpointShape & SchemaTyped<EndpointSchemas & { response: z.ZodType<unknown[]> }>;

type Part<E, K extends keyof EndpointSchemas, Side extends 'in' | 'out'> =
  SchemasOf<E> extends Record<K, infer S extends z.ZodType>
    ? Side extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined;

/** What the server's handler receives, after validation. */
export type ParamsOf<E> = Part<E, 'params', 'out'>;
export type QueryOf<E> = Part<E, 'query', 'out'>;
export type BodyOf<E> = Part<E, 'body', 'out'>;
/** What a caller may send. */
export type BodyInput<E> = Part<E, 'body', 'in'>;
export type ResultOf<E> = Part<E, 'response', 'out'>;

type ParamArgs<E> = Part<E, 'params', 'in'> extends undefined ? unknown : { params: Part<E, 'params', 'in'> };
type QueryArgs<E> = Part<E, 'query', 'in'> extends undefined ? unknown : { query?: Part<E, 'query', 'in'> };
type BodyArgs<E> = Part<E, 'body', 'in'> extends undefined ? unknown : { body: Part<E, 'body', 'in'> };

/** What identifies one read of an endpoint. */
export type ReadArgs<E> = ParamArgs<E> & QueryArgs<E>;
/** Everything one call of an endpoint takes. */
export type CallArgs<E> = ReadArgs<E> & BodyArgs<E>;
/** Arguments may be left out where the endpoint needs none. */
export type ReadParameters<E> = object extends ReadArgs<E> ? [args?: ReadArgs<E>] : [args: ReadArgs<E>];

type Addressed = Pick<EndpointShape, 'path'>;

export interface LooseArgs {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
}

export function statusOf(shape: Pick<EndpointShape, 'method' | 'status'>): number {
  if (shape.status !== undefined) return shape.status;
  if (shape.method === 'POST') return 201;
  return shape.method === 'DELETE' ? 204 : 200;
}

/**
 * The cache key of a read: the URL's segments, static ones before the first parameter joined, so that every
 * module shares it: `['/api/users', userId, 'meals']`. A query string is a last segment of its own (`'?limit=3'`),
 * so that invalidating the path covers every query of it.
 */
export function keyOf<E extends Addressed>(shape: E, ...parameters: ReadParameters<E>): string[] {
  const args = (parameters[0] ?? {}) as LooseArgs;
  const key: string[] = [];
  let literal = '';
  for (const segment of shape.path.split('/').slice(1)) {
    if (segment.startsWith(':')) {
      if (literal) key.push(literal);
      key.push(encodeURIComponent(parameter(shape.path, segment.slice(1), args)));
      literal = '';
    } else {
      literal = key.length > 0 || literal ? [literal, segment].filter(Boolean).join('/') : `/${segment}`;
    }
  }
  if (literal) key.push(literal);
  const query = queryString(args.query);
  return query ? [...key, query] : key;
}

/** Joins a key's segments with a slash; a query segment follows without one. */
export function urlOfKey(key: readonly unknown[]): string {
  return key
    .map(String)
    .reduce((url, segment) => (segment.startsWith('?') ? url + segment : `${url}/${segment}`));
}

export function urlOf<E extends Addressed>(shape: E, ...parameters: ReadParameters<E>): string {
  return urlOfKey(keyOf(shape, ...parameters));
}

function parameter(path: string, name: string, args: LooseArgs): string {
  const value = args.params?.[name];
  if (value === undefined || value === '') throw new Error(`${path} needs the parameter ${name}`);
  return String(value);
}

function queryString(query: LooseArgs['query']): string {
  const set = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
  );
  return set.length > 0
    ? `?${new URLSearchParams(set.map(([name, value]): [string, string] => [name, String(value)])).toString()}`
    : '';
}
