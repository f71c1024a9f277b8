import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointShape } from '@nestwell/contracts/kernel';
import { z } from 'zod';
import { repository } from '../places';

export type JsonSchema = Record<string, unknown>;

/** What one call takes and returns, as JSON schemas. */
export interface Call {
  query?: JsonSchema;
  body?: JsonSchema;
  response?: JsonSchema;
}

/** By `GET /api/users/:userId/meals`. */
export type Calls = Record<string, Call>;

/** The calls that these sources name, as the contracts of this checkout describe them. */
export function callsIn(sources: readonly string[]): Promise<Calls> {
  const areas = sources.flatMap((text) =>
    [...text.matchAll(/@nestwell\/contracts\/([\w-]+)/g)].map(([, area]) => area ?? ''),
  );
  return describeCalls([...new Set(areas)].sort(), (group, name) =>
    sources.some((text) => new RegExp(`\\b${group}\\.${name}\\b`).test(text)),
  );
}

/** Every call that the contracts of this checkout describe. */
export function everyCall(): Promise<Calls> {
  const { exports } = JSON.parse(
    readFileSync(join(repository, 'packages/contracts/package.json'), 'utf8'),
  ) as { exports: Record<string, string> };
  return describeCalls(
    Object.keys(exports).map((path) => path.replace('./', '')),
    () => true,
  );
}

async function describeCalls(
  areas: readonly string[],
  isWanted: (group: string, name: string) => boolean,
): Promise<Calls> {
  const calls: Calls = {};
  // One after the other: areas share the kernel, which must not be loaded twice at once.
  for (const area of areas) {
    const contracts = (await import(`@nestwell/contracts/${area}`)) as Record<string, unknown>;
    for (const [group, members] of Object.entries(contracts).filter(([, value]) => isObject(value))) {
      for (const [name, endpoint] of Object.entries(members as Record<string, unknown>)) {
        if (!isEndpoint(endpoint) || !isWanted(group, name)) continue;
        calls[`${endpoint.method} ${endpoint.path}`] = describe(endpoint);
      }
    }
  }
  return calls;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function describe({ query, body, response }: EndpointShape): Call {
  return {
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    response: schemaOf(response, 'output'),
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
