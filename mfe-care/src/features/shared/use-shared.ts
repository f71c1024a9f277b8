import { care, type SharedView } from '@nestwell/contracts/care';
import { useCall, useDocumentEvent } from '@nestwell/remote-kit';
import { useEffect, useState } from 'react';
import { isGone } from './is-gone';
import type { Ticking } from './shared-items';
import { useTicks, withTicks } from './use-ticks';

interface Shared {
  view: SharedView | undefined;
  isOver: boolean;
  hasFailed: boolean;
  again: () => void;
  /** Stands at once, and is as before where it could not be kept. */
  tick: Ticking;
}

/** Nobody sees what is only painted. */
const isSeen = () => typeof document !== 'undefined' && document.visibilityState === 'visible';

/** Asked for once, and only by a page that is seen: one that a browser fetches ahead opens nothing. */
export function useShared(token: string): Shared {
  const [wasSeen, setSeen] = useState(isSeen);
  useDocumentEvent('visibilitychange', () => isSeen() && setSeen(true));
  const { mutate, isIdle, data, error, isError } = useCall(care.openShared);
  const isToOpen = wasSeen && token !== '' && isIdle;
  useEffect(() => {
    if (isToOpen) mutate({ body: { token } });
  }, [isToOpen, mutate, token]);
  const again = () => mutate({ body: { token } });
  const { ticked, tick } = useTicks(token, again);
  const isOver = token === '' || isGone(error);
  const view = data && { ...data, lists: data.lists.map((list) => withTicks(list, ticked)) };
  return { view, isOver, hasFailed: isError && !isOver, again, tick };
}
