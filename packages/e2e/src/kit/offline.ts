import type { Page } from '@playwright/test';

/**
 * Waits until what works without a network is there. It comes once the screen has been calm for seconds, or as she turns
 * to something else for a moment, which is what happens here.
 */
export async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (performance.getEntriesByName('nestwell.offline').length > 0) return true;
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      return false;
    },
    undefined,
    { polling: 250 },
  );
}
