import type { PlaywrightTestOptions } from '@playwright/test';

/** For files about wide screens. */
export const desk = {
  viewport: { width: 1280, height: 900 },
  hasTouch: false,
} satisfies Partial<PlaywrightTestOptions>;
