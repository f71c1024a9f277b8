import { care, type SharedView } from '@nestwell/contracts/care';
import { HttpError, useCall, useDocumentEvent } from '@nestwell/remote-kit';
import { useEffect, useState } from 'react';

interface Shared {
  view: SharedView | undefined;
  isOver: boolean;
  hasFailed: boolean;
  again: () => void;
}

/** Nobody sees what is only painted. */
const isSeen = () => typeof document !== 'undefined' && document.visibilityState === 'visible';

/** Nothing is there behind this link: it ended, or is no link. */
const isGone = (error: unknown) => error instanceof HttpError && [400, 404].includes(error.status);

/** Asked for once, and only by a page that is seen: one that a browser fetches ahead opens nothing. */
export function useShared(token: string): Shared {
  const [wasSeen, setSeen] = useState(isSeen);
  useDocumentEvent('visibilitychange', () => isSeen() && setSeen(true));
  const { mutate, isIdle, data, error, isError } = useCall(care.openShared);
  const isToOpen = wasSeen && token !== '' && isIdle;
  useEffect(() => {
    if (isToOpen) mutate({ body: { token } });
  }, [isToOpen, mutate, token]);
  const isOver = token === '' || isGone(error);
  return { view: data, isOver, hasFailed: isError && !isOver, again: () => mutate({ body: { token } }) };
}
