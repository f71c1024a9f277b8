import { type ElementHandle, expect } from '@playwright/test';
import type { Question } from './question';

/** Seen whole before any script has come, it stands as it is, where it is, when they have. */
export function rendered(): Question {
  let mark: ElementHandle | null = null;
  return {
    name: 'arrives rendered and is taken over as it stands',
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
