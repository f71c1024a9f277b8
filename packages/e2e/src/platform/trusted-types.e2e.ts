import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';

/** What the browser says when a text is given to this place of the page. */
const given = (page: Page, place: 'markup' | 'script' | 'worker' | 'code', text: string) =>
  page.evaluate(
    async ([where, given]) => {
      try {
        if (where === 'markup') document.createElement('div').innerHTML = given;
        if (where === 'script') document.createElement('script').src = given;
        if (where === 'worker') new Worker(given).terminate();
        if (where === 'code') document.createElement('script').text = given;
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    },
    [place, text] as const,
  );

test('no text becomes markup, code or a foreign script', async ({ page }) => {
  await page.goto('/');

  expect(await given(page, 'markup', '<img src=x onerror=alert(1)>')).toBe('refused');
  expect(await given(page, 'code', 'alert(1)')).toBe('refused');
  expect(await given(page, 'script', 'https://evil.example/x.js')).toBe('refused');
  expect(await given(page, 'worker', 'https://evil.example/x.js')).toBe('refused');
  expect(await given(page, 'script', '/shell/main.js')).toBe('taken');
});

test('nothing the site itself does offends its policy', async ({ page }) => {
  test.setTimeout(90_000);
  const offences: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('offence ')) offences.push(message.text());
  });
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.log(`offence ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  for (const path of [
    '',
    'nutrition',
    'fitness',
    'progress',
    'wellness',
    'community',
    'calendar',
    'settings',
  ]) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Log food' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(offences).toEqual([]);
});
