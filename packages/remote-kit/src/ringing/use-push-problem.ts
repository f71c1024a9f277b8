import { useSyncExternalStore } from 'react';
import { natives } from '../state/natives';
import { pushProblem, type PushProblem } from './push';

/** She changes what is allowed outside the page, so it is looked at again whenever she comes back to it. */
function subscribe(listener: () => void): () => void {
  const stops = [
    natives.listen(document, 'visibilitychange', listener),
    natives.listen(window, 'focus', listener),
  ];
  return () => stops.forEach((stop) => stop());
}

export const usePushProblem = (): PushProblem | null =>
  useSyncExternalStore(subscribe, pushProblem, () => null);
