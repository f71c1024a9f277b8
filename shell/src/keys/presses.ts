import { clearWithMember, createStore } from '@nestwell/remote-kit/host';

/** A key, or `find` where it was the button or the key that finds. */
export interface Press {
  key: string;
  /** Milliseconds since the page began. */
  at: number;
}

const none: readonly Press[] = [];
const waiting = createStore(none);

clearWithMember(() => waiting.set(none));

/** What she pressed and nothing has heard yet, in order. */
export const presses = {
  get: waiting.get,
  subscribe: waiting.subscribe,
  add: (key: string) => waiting.set([...waiting.get(), { key, at: performance.now() }]),
  take: (): readonly Press[] => {
    const all = waiting.get();
    if (all.length > 0) waiting.set(none);
    return all;
  },
};
