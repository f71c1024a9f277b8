import type { Page } from '@playwright/test';

/** Waits until what works without a network is there: it comes once the screen is calm. */
export const offlineReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('nestwell.offline').length > 0);
