import { expect } from '@playwright/test';
import type { Question } from './question';

export const fits = (): Question => ({
  name: 'nothing scrolls sideways',
  ask: async (page) => {
    const { inner, whole } = await page.evaluate(() => ({
      inner: innerWidth,
      whole: document.documentElement.scrollWidth,
    }));
    expect(whole).toBeLessThanOrEqual(inner);
  },
});
