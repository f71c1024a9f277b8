import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  codesOf,
  describeEndpoint,
  type CallDescription,
  type Contract,
} from '@nestwell/contracts/kernel/server';
import { packages } from '../places';
import { exhaustsCodes, heededIn } from './heeded-codes';

/** What a build says of one call. */
export interface Call extends CallDescription {
  /** Of a caller: those of the codes that it names. */
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
    return { ...describeEndpoint(endpoint), heeded, exhausts: exhaustsCodes(sources, name) };
  });
}

/** Every call that the contracts of this checkout describe. */
export function everyCall(): Promise<Calls> {
  const { exports } = JSON.parse(readFileSync(join(packages, 'contracts/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return describeCalls(
    Object.keys(exports)
      .filter((path) => !path.endsWith('/server'))
      .map((path) => path.replace('./', '')),
    (_, endpoint) => describeEndpoint(endpoint),
  );
}

async function describeCalls(
  areas: readonly string[],
  callOf: (name: string, endpoint: Contract) => Call | undefined,
): Promise<Calls> {
  const calls: Calls = {};
  // One after the other: areas share the kernel, which must not be loaded twice at once.
  for (const area of areas) {
    const contracts = (await import(`@nestwell/contracts/${area}/server`)) as Record<string, unknown>;
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

const isEndpoint = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
