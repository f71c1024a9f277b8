import type { Page } from '@playwright/test';

/** Addresses of the style sheets whose text stands in the document. */
export const inlinedSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')].map(
      ({ dataset }) => dataset.sheet ?? '',
    ),
  );
