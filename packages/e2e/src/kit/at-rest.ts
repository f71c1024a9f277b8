import type { Page } from '@playwright/test';

/** Until the page has nothing more to draw: nothing in it changed for so many milliseconds, and it is idle. */
export const atRest = (page: Page, quiet = 500): Promise<void> =>
  page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        const rest = () => {
          changes.disconnect();
          requestIdleCallback(() => resolve());
        };
        let wait = setTimeout(rest, milliseconds);
        const changes = new MutationObserver(() => {
          clearTimeout(wait);
          wait = setTimeout(rest, milliseconds);
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    quiet,
  );
