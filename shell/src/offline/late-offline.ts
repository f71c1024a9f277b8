import type { QueryClient } from '@tanstack/react-query';
import type { Offline } from '@nestwell/remote-kit/offline';
import { natives } from '@nestwell/remote-kit/host';

/** After the first screen is calm: none of it is needed for that. */
const CALM = 2500;
/** She waits for no storage that hangs when she leaves. */
const LONGEST = 2000;

export interface LateOffline {
  /** Loads it now, where it is needed. Undefined where this browser keeps nothing. */
  now: () => Promise<Offline | undefined>;
  /** Nothing of hers stays in this browser. */
  forget: () => Promise<void>;
}

/** What works without a network has no byte in the first script: it comes once the screen is calm, or when needed. */
export function lateOffline(client: QueryClient, shapes: string): LateOffline {
  let loading: Promise<Offline | undefined> | undefined;
  const now = () =>
    (loading ??= import('@nestwell/remote-kit/offline')
      .then(({ startOffline }) => startOffline(client, shapes))
      .catch((error: unknown) => {
        console.warn('[offline] nothing is kept', error);
        return undefined;
      }));
  natives.after(CALM, () => void now());
  const forget = async () => (await now())?.forget().catch(() => undefined);
  return {
    now,
    forget: () =>
      Promise.race([
        forget(),
        new Promise<undefined>((resolve) => natives.after(LONGEST, () => resolve(undefined))),
      ]),
  };
}
