import { partsAt } from './parts-at';

/** Functions that make nothing are frozen; classes and what they make take nothing new, and may be derived from as always. */
function harden(value: object, seen: Set<object>): void {
  if (seen.has(value)) return;
  seen.add(value);
  for (const name of Reflect.ownKeys(value)) for (const part of partsAt(value, name)) harden(part, seen);
  if (typeof value === 'function' && !Object.hasOwn(value, 'prototype')) Object.freeze(value);
  else Object.preventExtensions(value);
}

/**
 * Lets nothing be hung on the language's own objects: all pictures share them. What stands under names of the global
 * object itself is looked after behind each picture.
 */
export function hardenLanguage(scope: object = globalThis): void {
  const seen = new Set<object>([scope]);
  for (const name of Object.getOwnPropertyNames(scope))
    for (const part of partsAt(scope, name)) harden(part, seen);
}
