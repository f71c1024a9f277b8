import { expect, memberTest as test } from '../kit/test';
import { given } from './given-text';

test('no text becomes markup, code or a foreign script', async ({ page }) => {
  await page.goto('/');

  expect(await given(page, 'markup', '<img src=x onerror=alert(1)>')).toBe('refused');
  expect(await given(page, 'code', 'alert(1)')).toBe('refused');
  expect(await given(page, 'script', 'https://evil.example/x.js')).toBe('refused');
  expect(await given(page, 'worker', 'https://evil.example/x.js')).toBe('refused');
  expect(await given(page, 'script', '/shell/main.js')).toBe('taken');
});
