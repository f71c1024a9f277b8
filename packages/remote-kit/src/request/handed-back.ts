import type { BodyInput, EndpointShape, Method, ResultOf, ShownChange } from '@nestwell/contracts/kernel';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { clearWithMember } from '../state/member-memory';
import { createStore } from '../state/store';

type RowOf<Result> = Result extends readonly (infer Row)[] ? Row : Result;

/** What she wrote in a form, and the server refused once it had waited. */
export interface HandedBack<E extends EndpointShape> {
  body: BodyInput<E>;
  /** The rows as they would have been: one, or where it makes several, all of them. */
  rows: readonly RowOf<ResultOf<E>>[];
  /** What it speaks of is not there any more: only as something new can it be kept. */
  isGone: boolean;
}

interface Refused {
  noun: string;
  method: Method;
  url: string;
  body: unknown;
  rows: readonly unknown[];
  isGone: boolean;
  at: number;
  /** It has been written anew: what was refused goes. */
  letGo: () => Promise<void>;
}

const GONE_AFTER = 20_000;

const onItsWay = createStore<Refused | null>(null);
let rewriting: Refused | null = null;

clearWithMember(() => {
  onItsWay.set(null);
  rewriting = null;
});

type Kept = Pick<Refused, 'noun' | 'method' | 'url'> & {
  body?: unknown;
  shows: readonly ShownChange[];
  refused?: { status: number };
};

/** She wants to look at a refused change: the page that she is led to opens its form with it. */
export function handBack({ noun, method, url, body, shows, refused }: Kept, letGo: Refused['letGo']): void {
  const isGone = refused?.status === 404;
  onItsWay.set({ noun, method, url, body, rows: rowsOf(shows), isGone, at: Date.now(), letGo });
}

/** What would be there, as the first read that shows it would show it. */
function rowsOf(shows: readonly ShownChange[]) {
  const read = shows[0]?.on.join('/');
  return shows.flatMap(({ on, otherwise, was = otherwise, set }) =>
    was && on.join('/') === read ? { ...was, ...set } : [],
  );
}

/** A form has sent something: where that is what she came to write anew, the refused one goes. */
export async function settleRewritten({ noun }: Pick<Refused, 'noun'>): Promise<void> {
  const former = rewriting;
  // Not by its method: a change of what is gone is made anew.
  if (former?.noun !== noun) return;
  rewriting = null;
  await former.letGo();
}

/**
 * Opens a form filled with what was refused, where she asked for that. As long as the form `isOpen`, what it sends
 * stands in for the refused one.
 */
export function useHandedBack<E extends EndpointShape>(
  endpoint: E,
  isOpen: boolean,
  open: (back: HandedBack<E>) => void,
): void {
  const refused = useSyncExternalStore(onItsWay.subscribe, onItsWay.get, () => null);
  const latest = useRef(open);
  latest.current = open;
  const isMine = refused !== null && refused.method === endpoint.method && isAt(endpoint.path, refused.url);
  useEffect(() => {
    if (!isMine) return;
    onItsWay.set(null);
    if (Date.now() - refused.at > GONE_AFTER) return;
    rewriting = refused;
    latest.current(refused as unknown as HandedBack<E>);
  }, [isMine, refused]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      rewriting = null;
    };
  }, [isOpen]);
}

function isAt(path: string, url: string): boolean {
  const [wanted, given] = [path.split('/'), (url.split('?')[0] ?? '').split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
