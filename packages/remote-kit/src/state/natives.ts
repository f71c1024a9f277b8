type Stop = () => void;

/** What the kit and the shell need of the browser. Modules share the page: any of them could replace it. */
export interface Natives {
  fetch: typeof globalThis.fetch;
  /** Both answer how to call it off. */
  after: (milliseconds: number, act: () => void) => Stop;
  every: (milliseconds: number, act: () => void) => Stop;
  /** Without `prevents` the listener cannot keep the browser from what it does itself. */
  listen: (target: EventTarget, type: string, listener: (event: Event) => void, prevents?: boolean) => Stop;
  read: (storage: Storage, key: string) => string | null;
  write: (storage: Storage, key: string, text: string) => void;
  remove: (storage: Storage, key: string) => void;
}

const passive = (prevents = false) => ({ passive: !prevents });

type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;

/** Taken out of the page first: a browser refuses its timers as methods of anything else. */
const timersOf = (page: () => Timers): Pick<Natives, 'after' | 'every'> => ({
  after: (milliseconds, act) => {
    const { setTimeout, clearTimeout } = page();
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds, act) => {
    const { setInterval, clearInterval } = page();
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
});

/** Asks the page each time: in previews and tests others stand in for the network and the clock. */
export const natives: Natives = {
  fetch: (input, init) => globalThis.fetch(input, init),
  ...timersOf(() => globalThis),
  listen: (target, type, listener, prevents) => {
    target.addEventListener(type, listener, passive(prevents));
    return () => target.removeEventListener(type, listener);
  },
  read: (storage, key) => storage.getItem(key),
  write: (storage, key, text) => storage.setItem(key, text),
  remove: (storage, key) => storage.removeItem(key),
};

/**
 * From now on with the functions the page has at this moment. The shell says so before any module's code runs. Where a
 * storage is full, what is not `expected` there makes room.
 */
export function takeNatives(expected: (name: string) => boolean = () => true): void {
  const { fetch, setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  // Bound to what they are called with later: `addEventListener.call` would ask a prototype that may be replaced.
  const late = <This, Parts extends unknown[], Result>(work: (this: This, ...parts: Parts) => Result) =>
    Function.prototype.call.bind(work) as (on: This, ...parts: Parts) => Result;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { getItem, setItem, removeItem } = Storage.prototype;
  const [add, drop] = [late(addEventListener), late(removeEventListener)];
  const [write, remove] = [late(setItem), late(removeItem)];
  Object.assign(natives, {
    fetch: fetch.bind(globalThis),
    ...timersOf(() => timers),
    listen: (target, type, listener, prevents) => {
      add(target, type, listener, passive(prevents));
      return () => drop(target, type, listener);
    },
    read: late(getItem),
    write: (storage, key, text) => {
      try {
        write(storage, key, text);
      } catch {
        for (const name of Object.keys(storage)) if (!expected(name)) remove(storage, name);
        write(storage, key, text);
      }
    },
    remove,
  } satisfies Natives);
}
