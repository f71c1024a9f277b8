import { useLocation } from '@nestwell/remote-kit/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from './after-paint';
import { useScrollMemory } from './scroll-memory';

/** How long a page that is still loading may take to bring its heading. */
const HEADING_WAIT = 5000;

/**
 * After a navigation to another screen: title, scroll position, focus on the heading, or on the field that a form
 * begins with (`data-autofocus`), and the words to announce. The first page is left alone; so is focus that is already
 * inside the new page, and a heading that comes late never takes it.
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const first = useRef(true);
  useScrollMemory(main);

  useEffect(() => {
    document.title = title === 'Home' ? 'Nestwell' : `${title} · Nestwell`;
  }, [title]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setAnnouncement(title);
    return focusHeading(main.current);
  }, [pathname, title, main]);

  return announcement;
}

/**
 * Focuses the heading once it has been rendered, or when it comes, unless she has moved on by then. Focus needs the
 * layout: asked for in the task that drew the page, it would make one long task of both. Returns how to give up.
 */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined;
  const pressed = document.activeElement;
  const tryNow = () => {
    const { activeElement } = document;
    if (activeElement !== pressed && activeElement !== main && activeElement !== document.body) return stop();
    const heading = main.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    const first = heading && main.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? heading ?? main).focus({ preventScroll: true });
    if (heading) stop();
  };
  const soon = afterPaint(tryNow);
  const observer = new MutationObserver(soon.ask);
  const timer = setTimeout(() => stop(), HEADING_WAIT);
  const stop = () => {
    observer.disconnect();
    soon.cancel();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  soon.ask();
  return stop;
}
