import { natives } from '@nestwell/remote-kit/host';
import type { CallerOf } from './caller';

/** So many requests beside the kit may one version make in so many milliseconds; a screen of ours makes fifteen. */
const MOST = 60;
const WITHIN = 10_000;
const WAIT = 1000;

/** Counts what each version asks for; whether there is room for one more. */
export function createBudget(now = () => performance.now()): (owner: string) => boolean {
  const spent = new Map<string, number[]>();
  return (owner) => {
    const recent = (spent.get(owner) ?? []).filter((moment) => now() - moment < WITHIN);
    const isRoom = recent.length < MOST;
    spent.set(owner, isRoom ? [...recent, now()] : recent);
    return isRoom;
  };
}

/** A module that asks without end is refused, after a pause, so that it does not go round the faster for it. */
export function guardRequests(callerOf: CallerOf): void {
  const hasRoom = createBudget();
  const { fetch: native } = globalThis;
  const { send } = XMLHttpRequest.prototype;
  const refusal = (owner: string) => new TypeError(`${owner} makes too many requests`);

  globalThis.fetch = function fetchGuarded(...parts) {
    const owner = callerOf(fetchGuarded);
    if (owner === undefined || hasRoom(owner)) return native.apply(globalThis, parts);
    return new Promise((_, reject) => natives.after(WAIT, () => reject(refusal(owner))));
  };
  XMLHttpRequest.prototype.send = function sendGuarded(body) {
    const owner = callerOf(sendGuarded);
    if (owner !== undefined && !hasRoom(owner)) throw refusal(owner);
    send.call(this, body);
  };
}
