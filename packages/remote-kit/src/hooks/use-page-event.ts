import { useEffect, useRef } from 'react';
import { natives } from '../state/natives';

/**
 * Hears an event of the window for as long as the component is there. It is told after everybody inside the page, and
 * cannot stop the event: the page belongs to others too.
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  usePageEvent(() => window, type, listener as (event: Event) => void);
}

/** The same of the document: `visibilitychange`, `keydown`, `click`. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  usePageEvent(() => document, type, listener as (event: Event) => void);
}

function usePageEvent(targetOf: () => EventTarget, type: string, listener: (event: Event) => void): void {
  const latest = useRef(listener);
  const target = useRef(targetOf);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => natives.listen(target.current(), type, (event) => latest.current(event)), [type]);
}
