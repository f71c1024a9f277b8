import type { CallerOf, Ran } from './caller';
import type { Ledger } from './ledger';
import { quietly } from './quiet-event';

type Listener = EventListenerOrEventListenerObject;
type Options = AddEventListenerOptions | boolean | undefined;

/** What all modules share: the window, the document, and every element around the place of the page. */
const isShared = (target: EventTarget, place: Node) =>
  target === window || (target instanceof Node && target.contains(place));

interface Heard {
  quiet: EventListener;
  strike: () => void;
}

/** A module's own listeners on the page hear, and end with its version; they stop nothing. */
export function guardListeners(place: Node, callerOf: CallerOf, ledger: Ledger, ran: Ran): void {
  const { prototype } = EventTarget;
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const heard = new WeakMap<EventTarget, Map<string, Map<Listener, Heard>>>();
  const heardOf = (target: EventTarget, type: string, options: Options) => {
    const kinds = heard.get(target) ?? new Map<string, Map<Listener, Heard>>();
    heard.set(target, kinds);
    const kind = `${type} ${typeof options === 'object' ? options.capture === true : options === true}`;
    const listeners = kinds.get(kind) ?? new Map<Listener, Heard>();
    kinds.set(kind, listeners);
    return listeners;
  };

  prototype.addEventListener = function addGuarded(type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    const owner = listener && isShared(target, place) ? callerOf(addGuarded) : undefined;
    if (!listener || owner === undefined) return add.call(target, type, listener, options);
    const known = heardOf(target, type, options);
    if (known.has(listener)) return;
    const end = () => {
      known.get(listener)?.strike();
      known.delete(listener);
      remove.call(target, type, quiet, options);
    };
    const { once = false, signal } = typeof options === 'object' ? options : {};
    const quiet = (event: Event) => {
      if (once) end();
      quietly(event, () => {
        if (typeof listener === 'function') listener.call(target, event);
        else listener.handleEvent(event);
      });
      ran(owner);
    };
    known.set(listener, { quiet, strike: ledger.note(owner, end) });
    if (signal) add.call(signal, 'abort', end);
    add.call(target, type, quiet, options);
  };

  prototype.removeEventListener = function removeGuarded(type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    const known = listener && heard.has(target) ? heardOf(target, type, options) : undefined;
    const own = listener ? known?.get(listener) : undefined;
    if (!listener || !own) return remove.call(target, type, listener, options);
    own.strike();
    known?.delete(listener);
    remove.call(target, type, own.quiet, options);
  };
}
