import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { axeAndNamesCheck, axeCheck, axeColoursCheck } from '../kit/axe';
import { screens } from '../kit/screens';
// The page needs no site, but a worker of its own would cost a browser.
import { expect, test } from '../kit/test';

const ui = join(dirname(fileURLToPath(import.meta.url)), '../../../ui');
const HERE = 'http://kit.test';

// One build for all, so they share a worker.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  const rspack = join(ui, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build'], { cwd: ui });
});

/** Opens the page of all components, without a server. */
async function openKit(page: Page) {
  await page.route(`${HERE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(ui, '.build/kit', pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(HERE);
}

test('every component in every state is accessible by day and by night', async ({ page }) => {
  await openKit(page);

  await page.getByRole('button', { name: 'day', exact: true }).click();
  await axeCheck(page);
  await page.getByRole('button', { name: 'night', exact: true }).click();
  await axeColoursCheck(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'auto', exact: true }).click();
  await screens(page, 'kit');
});

test('pale words are found by each check, however often their colours were read', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1>Day</h1><p style="color: #999">Pale</p>',
  );

  for (const check of [axeCheck, axeColoursCheck, axeCheck])
    await expect(check(page)).rejects.toThrow('color-contrast: p');
  await page.getByText('Pale').evaluate((words) => (words.style.color = '#333'));

  await axeColoursCheck(page);
  await axeCheck(page);
});

test('a name without the words that stand there is found beside all else, where names are asked for', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Named</title><main><h1>Day</h1><button aria-label="Keep">Save</button>',
  );

  await axeCheck(page);
  await expect(axeAndNamesCheck(page)).rejects.toThrow('label-content-name-mismatch: button');
  await page.getByRole('button').evaluate((named) => (named.style.color = '#999'));
  await expect(axeAndNamesCheck(page)).rejects.toThrow('color-contrast: button');
});

test('a state that only a pointer or the keyboard brings is shown as it looks', async ({ page }) => {
  await openKit(page);
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const resting = await colourOf('Make a 3-day plan');

  await page.getByRole('button', { name: 'Make a 3-day plan' }).hover();

  await expect.poll(() => colourOf('Make a 3-day plan')).toBe(await colourOf('Hover'));
  expect(await colourOf('Hover')).not.toBe(resting);
});

test('a toast is swept away by the mouse, also after a sweep that was too short', async ({ page }) => {
  await openKit(page);
  await page.getByRole('button', { name: 'Success toast' }).click();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status');
  const sweep = async (distance: number) => {
    const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance, y + 20, { steps: 5 });
    await page.mouse.up();
  };

  await sweep(49);
  await expect(toast).toBeVisible();
  // Selected words would be dragged by the next one in place of the toast.
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await sweep(51);

  await expect(toast).toBeHidden();
});
