import type { Page } from '@playwright/test';

/** What comes by itself once on each device, after the first reminder that is to ring. */
export const ringQuestion = (page: Page) =>
  page.getByRole('dialog', { name: /^Ring on this (phone|computer)\?$/ });

export const sayNotNow = (page: Page) => ringQuestion(page).getByRole('button', { name: 'Not now' }).click();
