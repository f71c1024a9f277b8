import type { CallerOf } from './caller';
import { assigned } from './page-parts';

/**
 * A module that assigns to one of the window's functions is refused in that very line, which names it. Returns how
 * what went past that is undone, and what it was.
 */
export function guardAssignments(callerOf: CallerOf, scope: object = globalThis): () => string[] {
  const guarded = assigned.flatMap((name) => {
    const was = Object.getOwnPropertyDescriptor(scope, name);
    if (was?.configurable !== true) return [];
    let value: unknown = was.get ? was.get.call(scope) : was.value;
    function set(next: unknown): void {
      const owner = callerOf(set);
      if (owner !== undefined) throw new TypeError(`${owner} must not replace ${name}`);
      value = next;
    }
    const guard = { get: () => value, set, configurable: true, enumerable: true };
    Object.defineProperty(scope, name, guard);
    return [{ name, guard }];
  });
  const { getOwnPropertyDescriptor: read, defineProperty: define } = Object;
  return () => {
    const changed: string[] = [];
    for (let at = 0; at < guarded.length; at += 1) {
      const { name, guard } = guarded[at] as (typeof guarded)[number];
      if (read(scope, name)?.get === guard.get) continue;
      changed[changed.length] = name;
      define(scope, name, guard);
    }
    return changed;
  };
}
