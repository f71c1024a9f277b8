export interface Measured {
  /** The page has left the module: what its code starts from here on goes on without end. */
  left: () => void;
  /** What the module did to the page around it, each with the place in its script. */
  report: () => string[];
}

declare global {
  interface Window {
    measured?: Measured;
  }
}

/**
 * Runs in the page before any of its scripts, and notes what code of this module does past the kit. Only the script that
 * calls directly counts: what the kit does for a module ends with the component.
 */
export function instrument(id: string): void {
  const done = new Map<string, string>();
  const open = new Map<unknown, { what: string; from: string; signal?: AbortSignal }>();
  let isLeft = false;
  /** Frames of this function have no address. */
  const caller = (): string | undefined => {
    const frame = (new Error('stack').stack ?? '').split('\n').find((line) => line.includes('://'));
    return frame && new RegExp(String.raw`/r/${id}/[^/]+/(\S+:\d+):\d+`).exec(frame)?.[1];
  };
  const note = (what: string, from = caller()) => from && void done.set(what, from);
  type Call = (given: readonly unknown[], self: unknown) => void;
  const watch = (on: object, name: string, call: Call, after?: (result: unknown) => void) => {
    const original = Reflect.get(on, name) as (() => unknown) & (new () => object);
    const heard = new Proxy(original, {
      apply(target, self, given: []) {
        call(given, self);
        const result: unknown = Reflect.apply(target, self, given);
        after?.(result);
        return result;
      },
      construct(target, given: []) {
        call(given, undefined);
        return Reflect.construct(target, given) as object;
      },
    });
    // The shell's own replacements would stand between this and the module.
    const set = () => void note(`replaces ${name}`);
    Object.defineProperty(on, name, { get: () => heard, set, configurable: true });
  };

  const shared = (target: unknown) =>
    [window, document, document.documentElement, document.body].includes(target as Document);
  const listeners = new Map<unknown, Map<string, object>>();
  watch(EventTarget.prototype, 'addEventListener', ([type, listener, options], self) => {
    const from = caller();
    if (!from || !shared(self ?? window)) return;
    const key = {};
    const known = listeners.get(listener) ?? new Map<string, object>();
    listeners.set(listener, known.set(String(type), key));
    const { signal } = Object(options) as AddEventListenerOptions;
    open.set(key, { what: `listens to ${String(type)} of the page`, from, signal });
  });
  watch(EventTarget.prototype, 'removeEventListener', ([type, listener]) => {
    open.delete(listeners.get(listener)?.get(String(type)));
  });

  let startedBy: string | undefined;
  const began = () => (startedBy = caller());
  watch(window, 'setInterval', began, (timer) => {
    if (startedBy) open.set(timer, { what: 'runs an interval', from: startedBy });
  });
  watch(window, 'clearInterval', ([timer]) => void open.delete(timer));
  for (const name of ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'])
    watch(window, name, () => isLeft && note(`goes on with ${name}`));

  const calls: readonly [object, string, string][] = [
    [window, 'fetch', 'calls fetch past the kit'],
    [window, 'XMLHttpRequest', 'makes an XMLHttpRequest past the kit'],
    [window, 'EventSource', 'opens an EventSource past the kit'],
    [window, 'WebSocket', 'opens a WebSocket past the kit'],
    [window, 'BroadcastChannel', 'opens a BroadcastChannel'],
    [navigator, 'sendBeacon', 'sends a beacon past the kit'],
    [customElements, 'define', 'defines a custom element'],
    [history, 'pushState', 'changes the history past the router'],
    [history, 'replaceState', 'changes the history past the router'],
    [indexedDB, 'open', 'opens a database'],
    [CacheStorage.prototype, 'open', 'opens a cache'],
    [ServiceWorkerContainer.prototype, 'register', 'registers a service worker'],
    [CSSStyleSheet.prototype, 'insertRule', 'inserts a rule into a style sheet'],
    [HTMLDialogElement.prototype, 'showModal', 'opens a modal dialog past the kit'],
    [document, 'open', 'empties the document'],
    [window, 'postMessage', 'posts messages to the window'],
    [window, 'Image', 'loads an image past the page'],
  ];
  for (const [on, name, what] of calls) watch(on, name, () => void note(what));
  watch(Storage.prototype, 'setItem', ([key]) => void note(`stores ${String(key)} past the kit`));
  watch(MutationObserver.prototype, 'observe', ([target]) => {
    if (shared(target)) note('observes the whole page');
  });

  window.measured = {
    left: () => void (isLeft = true),
    // Methods of arrays may be what the module has replaced.
    report: () => {
      for (const { what, from, signal } of open.values())
        if (!signal?.aborted) done.set(`still ${what}`, from);
      const told: string[] = [];
      for (const [what, from] of done) told[told.length] = `${from}: it ${what}`;
      return told;
    },
  };
}
