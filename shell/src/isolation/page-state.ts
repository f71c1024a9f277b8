import { carriers, singles } from './page-parts';

// Taken here, and only plain loops below: what is to be mended must not be needed for mending it.
const { getOwnPropertyDescriptor: read, defineProperty: define } = Object;
const { ownKeys, deleteProperty } = Reflect;

interface Watched {
  on: object;
  names: readonly PropertyKey[];
  /** Functions alone: whatever else changes is somebody's state. */
  functions: readonly { name: PropertyKey; was: PropertyDescriptor }[];
  /** Anything more that hangs on it counts; else only what hides a function of its kind. */
  isClosed: boolean;
}

/** How the page is found to be changed, and made again what it was. */
export interface PageState {
  /** Names of what had been replaced in what all share, or added to it, and is again as it was. */
  restore: () => string[];
  /** Whether something could not be made as it was. */
  isBeyondRepair: () => boolean;
}

/** Remembers the functions that all on the page share, as they are now. */
export function rememberPage(scope: object = globalThis): PageState {
  const watched = sharedObjects(scope);
  let isBeyondRepair = false;
  const tried = (mend: () => boolean) => {
    try {
      if (!mend()) isBeyondRepair = true;
    } catch {
      isBeyondRepair = true;
    }
  };
  return {
    isBeyondRepair: () => isBeyondRepair,
    restore: () => {
      const changed: string[] = [];
      const note = (name: PropertyKey) => {
        changed[changed.length] = typeof name === 'string' ? name : 'a symbol';
      };
      for (let place = 0; place < watched.length; place += 1) {
        const { on, functions } = watched[place] as Watched;
        for (let at = 0; at < functions.length; at += 1) {
          const { name, was } = functions[at] as Watched['functions'][number];
          if (read(on, name)?.value === was.value) continue;
          note(name);
          tried(() => define(on, name, was) === on);
        }
      }
      // By now the functions of sets and arrays are those of the language again.
      for (const { on, names, isClosed } of watched) {
        const present = ownKeys(on);
        if (isClosed && present.length === names.length) continue;
        for (const name of present.filter((one) => !names.includes(one))) {
          if (!isClosed && !hidesFunction(on, name)) continue;
          note(name);
          tried(() => deleteProperty(on, name));
        }
      }
      return changed;
    },
  };
}

function sharedObjects(scope: object): Watched[] {
  const named = scope as Record<string, (object & { prototype?: object }) | undefined>;
  const open = singles.flatMap((name) => named[name] ?? []);
  // One by one: flattened, the prototype of arrays would be an empty list.
  const closed = carriers
    .flatMap((name) => [named[name], named[name]?.prototype])
    .filter((on) => on !== undefined);
  const iterator = Object.getPrototypeOf([][Symbol.iterator]()) as object;
  return [
    // On a constructor others rightly hang things too, as `Error.prepareStackTrace`.
    ...[...closed, iterator].map((on) => watchedOf(on, typeof on !== 'function')),
    ...open.map((on) => watchedOf(on, false)),
  ];
}

function watchedOf(on: object, isClosed: boolean): Watched {
  const names = ownKeys(on);
  const functions = names.flatMap((name) => {
    const was = read(on, name);
    return typeof was?.value === 'function' ? [{ name, was }] : [];
  });
  return { on, names, functions, isClosed };
}

function hidesFunction(on: object, name: PropertyKey): boolean {
  const kind = Object.getPrototypeOf(on) as Record<PropertyKey, unknown>;
  try {
    return typeof kind[name] === 'function';
  } catch {
    return false;
  }
}
