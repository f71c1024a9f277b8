import type { Locator, Page } from '@playwright/test';

/** A thumb finds its next place in about 0.9 s, and types a letter in 0.11 s; only waited for where that is asked. */
const isSlow = process.env.HUMAN_PAUSES === '1';
const PAUSE_MS = isSlow ? 900 : 0;
const LETTER_MS = isSlow ? 110 : 0;

/** Presses and types as a person does, and counts what she has to press; keys she types are no taps. */
export function byHand(page: Page) {
  const began = Date.now();
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      if (isSlow) await page.waitForTimeout(PAUSE_MS);
      taps += 1;
      await target.click();
    },
    type: (text: string) => page.keyboard.type(text, { delay: LETTER_MS }),
    next: () => page.keyboard.press('Enter', { delay: LETTER_MS }),
    taps: () => taps,
    seconds: () => Math.round((Date.now() - began) / 1000),
  };
}
