import type { QueryClient } from '@tanstack/react-query';
import type { Offline, WaitingBox } from '@nestwell/remote-kit/offline';
import {
  changeOf,
  createStore,
  jot,
  letGoJotted,
  natives,
  openQueueDoor,
  settleRewritten,
  type Store,
  type ToastMessage,
} from '@nestwell/remote-kit/host';
import { preloadLayers } from '@nestwell/ui';
import { call, type CallParameters } from '@nestwell/remote-kit';
import type { EndpointShape } from '@nestwell/contracts/kernel';
import { isReached } from '../installed/reached';
import { atMost } from './at-most';
import { wentWords } from './went-words';

/** After the first screen is calm: none of it is needed for that. */
const CALM = 6000;
/** Without the site what she opens comes first: sheets are on the device already, and only run later. */
const BEHIND_HOME = 2000;
/** She waits for no storage that hangs when she leaves. */
const LONGEST = 2000;
/** What a module says so soon after a change was put to wait speaks of that change. */
const SPOKEN_OF = 3000;

export interface LateOffline {
  /** Loads it now, where it is needed. Undefined where this browser keeps nothing. */
  now: () => Promise<Offline | undefined>;
  /** Nothing she read stays in this browser. */
  forget: () => Promise<void>;
  /** What waits to be sent; null before it is loaded. */
  box: Store<WaitingBox | null>;
  /** A toast of a module about something that waits says so. */
  spoken: (message: ToastMessage) => ToastMessage;
}

/** What works without a network has no byte in the first script: it comes once the screen is calm, or when needed. */
export function lateOffline(
  client: QueryClient,
  shapes: string,
  tell: (message: ToastMessage) => void,
): LateOffline {
  const box = createStore<WaitingBox | null>(null);
  let loading: Promise<Offline | undefined> | undefined;
  const load = async () => {
    const { startOffline } = await import('@nestwell/remote-kit/offline');
    // All sheets, the shell's own too: they are opened without a network, so their code has to be there before.
    natives.after(isReached() ? 0 : BEHIND_HOME, () => void preloadLayers().catch(() => undefined));
    const offline = await startOffline(client, shapes, (went) => tell(wentWords(went)), !isReached());
    box.set(offline.box);
    // For browser tests, which are quicker than any hand.
    performance.mark('nestwell.offline');
    return offline;
  };
  const now = () =>
    (loading ??= load().catch((error: unknown) => {
      console.warn('[offline] nothing is kept', error);
      return undefined;
    }));
  natives.after(CALM, () => void now());
  // She may turn to something else before that, and what she read has to be kept all the same.
  natives.listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') void now();
  });
  openQueueDoor(async (endpoint, args, idempotencyKey) => {
    const queue = endpoint.queue;
    const change = queue && changeOf(client, { ...endpoint, queue }, args, idempotencyKey);
    // At once: what keeps it may still be on its way, and she may be gone before it comes.
    if (change) jot(change);
    const offline = await now();
    if (offline && queue && change) {
      const result = await offline.box.take(change, queue);
      await settleRewritten(change);
      return result;
    }
    letGoJotted(idempotencyKey);
    return call(endpoint, ...([args, { idempotencyKey }] as CallParameters<EndpointShape>));
  });
  const forget = async () => (await now())?.forget().catch(() => undefined);
  return {
    now,
    box,
    forget: () => atMost(forget(), LONGEST),
    spoken: (message) => {
      const keptAt = box.get()?.lastKeptAt() ?? -Infinity;
      if (message.tone === 'alert' || Date.now() - keptAt > SPOKEN_OF) return message;
      return { ...message, description: 'Waiting to be sent' };
    },
  };
}
