import { useLayoutEffect, type RefObject } from 'react';
import { liftOf } from './clear-place';

const PRESSED = 'button, a[href], [role="button"], input[type="submit"]';
/** Whom to call and what about: what is marked, what interrupts a screen reader, and each number. */
const HELP = '[data-help], [role="alert"], a[href^="tel:"], a[href^="sms:"]';
const LIFT = '--nw-toast-lift';
/** A page that becomes another is done with it when nothing of it came or went for so many milliseconds. */
const QUIET = 200;

/** Keeps what is shown off the buttons and links: as it appears, after scrolling, and when the page becomes another. */
export function useClearPlace(region: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const place = region.current;
    if (!place || shown === undefined) return;
    const clear = () => {
      // Whoever is about to press something on it finds it where it was.
      if (place.matches(':hover, :focus-within')) return;
      place.style.setProperty(LIFT, '0px');
      const lift = liftOf(place.getBoundingClientRect(), covered(place), innerHeight);
      // It is read out all the same, and is seen as soon as there is room beside the help.
      place.toggleAttribute('data-unseen', lift === null);
      place.style.setProperty(LIFT, `${lift ?? 0}px`);
    };
    clear();
    const resized = new ResizeObserver(clear);
    resized.observe(document.body);
    document.addEventListener('scrollend', clear, true);
    // Another page of the same height changes no size.
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let isOverSheet = hasSheet();
    const changed = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(clear, QUIET);
      if (hasSheet() === isOverSheet) return;
      isOverSheet = !isOverSheet;
      // Lifted from its new place by what the old one asked for, it would leave the window.
      place.style.setProperty(LIFT, '0px');
      clear();
    });
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      clearTimeout(quiet);
      resized.disconnect();
      document.removeEventListener('scrollend', clear, true);
      place.style.removeProperty(LIFT);
      place.removeAttribute('data-unseen');
    };
  }, [region, shown]);
}

/** At its top stands what else is at the foot: `messages.css`. */
const hasSheet = () => document.querySelector('.nw-sheet') !== null;

/** What can be pressed, and what helps, in its column; behind an open layer nothing can. */
function covered(place: HTMLElement): { controls: DOMRect[]; help: DOMRect[] } {
  const { left, right } = place.getBoundingClientRect();
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !place.contains(one) && !one.closest('[inert], [aria-hidden="true"]'))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.right > left && box.left < right);
  return { controls: boxesOf(PRESSED), help: boxesOf(HELP) };
}
