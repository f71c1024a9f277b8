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
