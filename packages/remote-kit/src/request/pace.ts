import { clearWithMember } from '../state/member-memory';
import { natives } from '../state/natives';
import { HttpError } from './http-error';

/** The same thing may be asked for so often in so many milliseconds: faster than anybody taps. */
const MOST = 60;
const WITHIN = 10_000;
const WAIT = 1000;
/** So many things are remembered. */
const KEPT = 200;

const asked = new Map<string, number[]>();

// Its addresses name the member.
clearWithMember(() => asked.clear());

/**
 * Undefined for a call that may go. One that is repeated without end waits, and is then refused as the server would
 * refuse it: a loop in one module takes neither the network nor the page from the others.
 */
export function outOfPace(method: string, url: string): Promise<never> | undefined {
  const what = `${method} ${url.split('?')[0]}`;
  const now = Date.now();
  const recent = (asked.get(what) ?? []).filter((moment) => Math.abs(now - moment) < WITHIN);
  const isEndless = recent.length >= MOST;
  asked.delete(what);
  asked.set(what, isEndless ? recent : [...recent, now]);
  for (const oldest of asked.keys()) if (asked.size > KEPT) asked.delete(oldest);
  return isEndless ? refusedLater(`${what} is asked for without end`) : undefined;
}

const refusedLater = (message: string) =>
  new Promise<never>((_, reject) =>
    natives.after(WAIT, () => reject(new HttpError(429, 'Too Many Requests', JSON.stringify({ message })))),
  );
