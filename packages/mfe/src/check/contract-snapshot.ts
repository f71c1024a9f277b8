import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointShape } from '@nestwell/contracts/kernel';
import { folderOfRemote } from '@nestwell/remote-kit/preset/places';
import { filesBelow } from '@nestwell/remote-kit/preset/input-hash';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** What one call takes and answers, as JSON schemas. */
export interface EndpointSnapshot {
  query?: JsonSchema;
  body?: JsonSchema;
  response?: JsonSchema;
}

/** The calls a module makes, by `GET /api/users/:userId/meals`. */
export type ContractSnapshot = Record<string, EndpointSnapshot>;

/** The calls that a module's sources name, as the contracts of this checkout describe them. */
export async function snapshotOf(id: string): Promise<ContractSnapshot> {
  const sources = filesBelow(join(folderOfRemote(id), 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|preview/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const areas = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/@nestwell\/contracts\/([\w-]+)/g)].map(([, area]) => area ?? ''),
    ),
  );
  const snapshot: ContractSnapshot = {};
  for (const area of [...areas].sort()) {
    for (const { group, name, endpoint } of await endpointsOf(area)) {
      const isNamed = sources.some((text) => new RegExp(`\\b${group}\\.${name}\\b`).test(text));
      if (isNamed) snapshot[nameOf(endpoint)] = describe(endpoint);
    }
  }
  return snapshot;
}

/** Every call that the contracts of this checkout describe. */
export async function everyEndpoint(areas: readonly string[]): Promise<ContractSnapshot> {
  const snapshot: ContractSnapshot = {};
  // One after the other: areas share the kernel, which must not be loaded twice at once.
  for (const area of areas) {
    for (const { endpoint } of await endpointsOf(area)) snapshot[nameOf(endpoint)] = describe(endpoint);
  }
  return snapshot;
}

const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;

async function endpointsOf(
  area: string,
): Promise<{ group: string; name: string; endpoint: EndpointShape }[]> {
  const contracts = (await import(`@nestwell/contracts/${area}`)) as Record<string, unknown>;
  return Object.entries(contracts).flatMap(([group, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, endpoint]: [string, unknown]) =>
          isEndpoint(endpoint) ? [{ group, name, endpoint }] : [],
        )
      : [],
  );
}

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function describe({ query, body, response }: EndpointShape): EndpointSnapshot {
  return {
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    response: schemaOf(response, 'output'),
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
