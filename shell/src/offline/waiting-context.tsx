import { createStore } from '@nestwell/remote-kit/host';
import type { Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import { createContext, use, useSyncExternalStore } from 'react';
import type { LateOffline } from './late-offline';

const none: readonly Waiting[] = [];
type WithBox = Pick<LateOffline, 'box'>;

/** Of a page that is only drawn, or before anything is loaded. */
export const nothingWaits: WithBox = { box: createStore<WaitingBox | null>(null) };

export const WaitingContext = createContext(nothingWaits);

export interface UsedBox {
  box: WaitingBox | null;
  waiting: readonly Waiting[];
  /** Whether it waits for a plan, not for the network. */
  lacksPlan: boolean;
}

/** What waits to be sent, as it comes and goes. */
export function useWaiting(): UsedBox {
  const { box: store } = use(WaitingContext);
  const box = useSyncExternalStore(store.subscribe, store.get, () => null);
  const waiting = useSyncExternalStore(
    (listener) => box?.waiting.subscribe(listener) ?? (() => undefined),
    () => box?.waiting.get() ?? none,
    () => none,
  );
  const lacksPlan = useSyncExternalStore(
    (listener) => box?.lacksPlan.subscribe(listener) ?? (() => undefined),
    () => box?.lacksPlan.get() ?? false,
    () => false,
  );
  return { box, waiting, lacksPlan };
}
