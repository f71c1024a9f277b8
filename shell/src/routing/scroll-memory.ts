import { useLocation, useNavigationType } from '@nestwell/remote-kit/router';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const positions = new Map<string, number>();
const PATIENCE = 3000;

/** Goes to the top of a new page, and back to where she was on one she returns to, as soon as it is that tall again. */
export function useScrollMemory(content: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const hasCome = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // In the same commit as the scrolling below: a late removal would note the next page's top as this one's place.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (!hasCome.current) {
      // She may have read on in the picture of the page she came to, long before any script did.
      hasCome.current = true;
      positions.set(key, scrollY);
      return;
    }
    const target = isBack ? (positions.get(key) ?? 0) : 0;
    return scrollWhenPossible(target, content.current);
  }, [key, isBack, content]);
}

/** Begins with the coming frame, before it is painted: asked for in the task that drew the page, it makes that longer. */
function scrollWhenPossible(target: number, content: HTMLElement | null): () => void {
  let stop: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    stop = scrollNow(target, content);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop?.();
  };
}

function scrollNow(target: number, content: HTMLElement | null): (() => void) | undefined {
  const reachable = () => document.documentElement.scrollHeight - innerHeight >= target;
  scrollTo({ top: target, behavior: 'instant' });
  if (reachable() || !content) return undefined;
  const observer = new ResizeObserver(() => {
    scrollTo({ top: target, behavior: 'instant' });
    if (reachable()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  // Once she scrolls herself, nothing may pull the page away.
  for (const gesture of GESTURES) addEventListener(gesture, stop, { once: true, passive: true });
  observer.observe(content);
  return stop;
}

const GESTURES = ['wheel', 'pointerdown', 'keydown'] as const;
