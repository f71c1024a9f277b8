const { defineProperty: define, freeze, hasOwn } = Object;

type Getter = () => unknown;

/** Where what a file exports is asked for, in the order in which it was named. */
const GETTERS = Symbol('getters');

interface Exports {
  [GETTERS]?: Getter[];
  [name: string]: unknown;
}

/** One for each place in that order; they hold nothing of any module, and nothing can be left at them. */
const shared: Getter[] = [];
/** More than a file exports. A place behind it has a getter of its own. */
const MOST = 2000;

const sharedAt = (place: number): Getter =>
  (shared[place] ??= freeze(
    {
      get(this: Exports): unknown {
        return this[GETTERS]?.[place]?.();
      },
    }.get,
  ));

/**
 * Names what a file of a module exports, as the bundler's own function does: by getters, since it may not be there yet, or
 * by values. Getters that all pictures share have V8 know each file's exports again; made anew they live until all memory
 * is gone through, and with each of them its module. Modules share this: only what no module can replace is called here.
 */
export const defineExports = freeze(
  (on: Exports, getters: Record<string, Getter> = {}, values: Record<string, unknown> = {}): void => {
    if (!hasOwn(on, GETTERS)) define(on, GETTERS, { value: [] });
    const all = on[GETTERS] ?? [];
    for (const name in getters) {
      if (hasOwn(on, name)) continue;
      const getter = getters[name] as Getter;
      const place = all.length;
      all[place] = getter;
      define(on, name, { enumerable: true, get: place < MOST ? sharedAt(place) : getter });
    }
    for (const name in values) {
      if (!hasOwn(on, name)) define(on, name, { enumerable: true, value: values[name] });
    }
  },
);
