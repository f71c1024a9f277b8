import { useLocation, useNavigationType } from '@nestwell/remote-kit/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useScrollMemory } from './scroll-memory';

/** How long a page that is still loading may take to bring its heading. */
const HEADING_WAIT = 5000;

/**
 * After a navigation: title, scroll position, focus on the heading, and the words to announce. The first page is
 * left alone; so is focus that is already inside the new page, and a heading that comes late never takes it.
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string): string {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
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
  }, [pathname, title, isBack, main]);

  return announcement;
}

/** Focuses the heading, at once or when it comes, unless she has moved on by then. Returns how to give up. */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined;
  main.focus({ preventScroll: true });
  const tryNow = () => {
    if (document.activeElement !== main && document.activeElement !== document.body) return true;
    const heading = main.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryNow()) return undefined;
  const observer = new MutationObserver(() => tryNow() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
