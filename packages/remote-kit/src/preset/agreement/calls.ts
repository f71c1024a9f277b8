import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesOf, type EndpointShape } from '@nestwell/contracts/kernel';
import { z } from 'zod';
import { repository } from '../places';
import { exhaustsCodes, heededIn } from './heeded-codes';

export type JsonSchema = Record<string, unknown>;

/** What one call takes and returns, as JSON schemas, and what it is refused with. */
export interface Call {
  query?: JsonSchema;
  body?: JsonSchema;
  response?: JsonSchema;
  /** Every code it can be refused with; builds from before they were written down say nothing. */
  errors?: string[];
  /** Of a caller: those of them that it names. */
  heeded?: string[];
  /** Of a caller: it has a table of them all. */
  exhausts?: boolean;
}

/** By `GET /api/users/:userId/meals`. */
export type Calls = Record<string, Call>;

/** The calls that these sources name, as the contracts of this checkout describe them. */
export function callsIn(sources: readonly string[]): Promise<Calls> {
  const areas = sources.flatMap((text) =>
    [...text.matchAll(/@nestwell\/contracts\/([\w-]+)/g)].map(([, area]) => area ?? ''),
  );
  return describeCalls([...new Set(areas)].sort(), (name, endpoint) => {
    const named = new RegExp(`\\b${name.replace('.', '\\.')}\\b`);
    if (!sources.some((text) => named.test(text))) return undefined;
    const heeded = heededIn(sources, codesOf(endpoint));
    return { ...describe(endpoint), heeded, exhausts: exhaustsCodes(sources, name) };
  });
}

/** Every call that the contracts of this checkout describe. */
export function everyCall(): Promise<Calls> {
  const { exports } = JSON.parse(
    readFileSync(join(repository, 'packages/contracts/package.json'), 'utf8'),
  ) as { exports: Record<string, string> };
  return describeCalls(
    Object.keys(exports).map((path) => path.replace('./', '')),
    (_, endpoint) => describe(endpoint),
  );
}

async function describeCalls(
  areas: readonly string[],
  callOf: (name: string, endpoint: EndpointShape) => Call | undefined,
): Promise<Calls> {
  const calls: Calls = {};
  // One after the other: areas share the kernel, which must not be loaded twice at once.
  for (const area of areas) {
    const contracts = (await import(`@nestwell/contracts/${area}`)) as Record<string, unknown>;
    for (const [group, members] of Object.entries(contracts).filter(([, value]) => isObject(value))) {
      for (const [name, endpoint] of Object.entries(members as Record<string, unknown>)) {
        const call = isEndpoint(endpoint) ? callOf(`${group}.${name}`, endpoint) : undefined;
        if (isEndpoint(endpoint) && call) calls[`${endpoint.method} ${endpoint.path}`] = call;
      }
    }
  }
  return calls;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function describe(endpoint: EndpointShape): Call {
  const { query, body, response } = endpoint;
  return {
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    response: schemaOf(response, 'output'),
    errors: [...codesOf(endpoint)],
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
