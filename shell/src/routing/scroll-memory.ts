import { clearWithMember } from '@nestwell/remote-kit/host';
import { useLocation, useNavigationType } from '@nestwell/remote-kit/router';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const positions = new Map<string, number>();

// Addresses may say what she looked for.
clearWithMember(() => positions.clear());
const PATIENCE = 3000;

/**
 * Goes to the top of a new page, or to the part that its address names, and back to where she was on one she returns
 * to, as soon as it is that tall again.
 */
export function useScrollMemory(content: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash } = useLocation();
  // What a link to a part of a page leads to has no key of its own: the browser itself goes there.
  const isJump = key === 'default' && hash !== '';
  const place = key === 'default' ? pathname + search + hash : key;
  const isBack = useNavigationType() === 'POP';
  const hasCome = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // In the same commit as the scrolling below: a late removal would note the next page's top as this one's place.
  useLayoutEffect(() => {
    const remember = () => positions.set(place, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [place]);

  useLayoutEffect(() => {
    if (!hasCome.current) {
      // She may have read on in the server's HTML of the page she came to, long before any script did.
      hasCome.current = true;
      positions.set(place, scrollY);
      return;
    }
    // Pressed again, it leads to the part again, and not to where she had read on to.
    const known = isBack && !isJump ? positions.get(place) : undefined;
    const part = known === undefined && document.getElementById(hash.slice(1));
    if (!part) return scrollWhenPossible(known ?? 0, content.current);
    part.scrollIntoView({ behavior: 'instant' });
    return undefined;
  }, [place, hash, isJump, isBack, content]);
}

/** Begins with the coming frame, before it is rendered: asked for in the task that drew the page, it makes that longer. */
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
