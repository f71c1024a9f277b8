import { type ElementHandle, expect } from '@playwright/test';
import type { Question } from './question';

/** The server's HTML is complete before any script has loaded, and is hydrated in place. */
export function rendered(): Question {
  let mark: ElementHandle | null = null;
  return {
    name: 'is server-rendered and hydrated in place',
    askServerHtml: async (page, screen) => {
      mark = null;
      const title = page.getByRole('heading', { level: 1, name: screen.rendered });
      await expect(title).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      mark = await title.elementHandle();
    },
    ask: async (page, screen) => {
      if (!screen.rendered) return;
      await page.waitForLoadState('networkidle');
      expect(await mark?.evaluate((node) => node.isConnected)).toBe(true);
    },
  };
}
