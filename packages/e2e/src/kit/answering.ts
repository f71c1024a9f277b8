import { expect, type Locator } from '@playwright/test';

/** A painted part of a page answers from now on: what is dragged, held or spoken is not kept for it before. */
export const answering = (part: Locator) =>
  expect
    .poll(() => part.evaluate((shown) => Object.keys(shown).some((key) => key.startsWith('__react'))))
    .toBe(true);
