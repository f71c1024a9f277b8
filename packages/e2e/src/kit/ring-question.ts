import type { Page } from '@playwright/test';

/** What comes by itself once on each device, after the first reminder that is to ring. */
export const ringQuestion = (page: Page) =>
  page.getByRole('dialog', { name: /^Ring on this (phone|computer)\?$/ });

export const sayNotNow = (page: Page) => ringQuestion(page).getByRole('button', { name: 'Not now' }).click();

/** Answers the question where it comes: on a device that may not ring nothing is asked. */
export const notNowWhereAsked = (page: Page) =>
  page.addLocatorHandler(ringQuestion(page), () => sayNotNow(page));
