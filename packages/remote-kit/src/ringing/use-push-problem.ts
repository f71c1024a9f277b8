import { useSyncExternalStore } from 'react';
import { pushProblem, type PushProblem } from './push';

/** She changes what is allowed outside the page, so it is looked at again whenever she comes back to it. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

export const usePushProblem = (): PushProblem | null =>
  useSyncExternalStore(subscribe, pushProblem, () => null);
