import { expect, type Locator } from '@playwright/test';

/** Waits until React has hydrated a part of the page: what is dragged, held or spoken before is not replayed. */
export const answering = (part: Locator) => expect.poll(() => part.evaluate(isHydrated)).toBe(true);

/** Runs in the page. React stops an event at its root where it cannot hydrate yet what the event is meant for. */
export function isHydrated(part: Element): boolean {
  let isReached = false;
  part.addEventListener('auxclick', () => (isReached = true), { once: true });
  part.dispatchEvent(new Event('auxclick'));
  return isReached && document.querySelector('[data-interactive]') !== null;
}
