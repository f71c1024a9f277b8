import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { toastOn } from './toast';

/** No accessibility violation on the page as it stands. Run it before a clock is paused: it would hang after. */
export async function axeCheck(page: Page): Promise<void> {
  // Half transparent on its way in, a toast is too pale for a moment.
  await toastOn(page).evaluateAll((toasts) =>
    Promise.allSettled(
      toasts.flatMap((toast) => toast.getAnimations({ subtree: true })).map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Otherwise each run opens a further page to put frames of other origins together, and there are none.
    .setLegacyMode()
    // What passes is not described: on a long page that was half a second more, and nothing reads it.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
}
