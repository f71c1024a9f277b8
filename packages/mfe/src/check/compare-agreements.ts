import { isDeepStrictEqual } from 'node:util';
import type { Agreement } from '@nestwell/build/agreement/agreement';
import type { Calls } from '@nestwell/build/agreement/calls';
import { brokenCodes } from './compare-codes';
import { asOpenApi, callOf } from './schemas/as-openapi';
import { breakingChanges } from './schemas/oasdiff';

/** What a build that relies on `before` would stumble over where `now` is offered; one clause each. */
export function breaksBetween(before: Agreement, now: Agreement): string[] {
  const lost = before.borrowed.filter((name) => !now.borrowed.includes(name));
  const codes = Object.entries(before.calls).flatMap(([name, call]) =>
    brokenCodes(call, now.calls[name] ?? {}).map((what) => `${name}: ${what}`),
  );
  return [
    ...lost.map((name) => `the shell no longer lends ${name}`),
    ...brokenCalls(before.calls, now.calls, 'is gone'),
    ...codes,
  ];
}

/** What is wrong with the calls of `now` for who makes those of `before`, codes of refusals apart. */
export function brokenCalls(before: Calls, now: Calls, missing: string): string[] {
  const gone = Object.keys(before).filter((name) => now[name] === undefined);
  return [...gone.map((name) => `${name} ${missing}`), ...brokenSchemas(before, now)];
}

function brokenSchemas(before: Calls, now: Calls): string[] {
  const differ = Object.keys(before).filter((name) => now[name] && !sameSchemas(before[name], now[name]));
  if (differ.length === 0) return [];
  const part = (calls: Calls) =>
    asOpenApi(Object.fromEntries(differ.map((name) => [name, calls[name] ?? {}])));
  return breakingChanges(part(before), part(now)).map(
    (change) => `${callOf(change)}: ${change.text.replaceAll('`', '')}`,
  );
}

const sameSchemas = (one: Calls[string] = {}, other: Calls[string] = {}) =>
  (['query', 'body', 'response'] as const).every((part) => isDeepStrictEqual(one[part], other[part]));
