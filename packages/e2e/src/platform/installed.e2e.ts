import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';
import { keepNow } from '../kit/worker';

test.use({ serviceWorkers: 'allow' });

const launch = join(dirname(fileURLToPath(import.meta.url)), '../../../../shell/top/icons/launch');

interface WebManifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
}

/** Of a PNG: where its header has them, and what it weighs. */
async function htmlAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.headers()['content-type'], address).toBe('image/png');
  const bytes = await answer.body();
  return { size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, weight: bytes.length };
}

test('the site can be installed: what a browser asks for is there, of the sizes it says', async ({
  page,
}) => {
  await page.goto('/');
  await keepNow(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(String(address))).json()) as WebManifest;
  expect(manifest).toMatchObject({ name: 'Nestwell', short_name: 'Nestwell', display: 'standalone' });
  expect((await page.request.get(manifest.start_url)).status()).toBe(200);
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  const named = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons);
  for (const { src, sizes } of named) expect((await htmlAt(page.request, src)).size, src).toBe(sizes);
  for (const name of readdirSync(launch)) {
    const { size, weight } = await htmlAt(page.request, `/icons/launch/${name}`);
    expect(name).toMatch(new RegExp(`^(day|night)-${size}\\.png$`));
    expect(weight).toBeLessThan(60_000);
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=device-width/);
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test('each long press on the icon opens what it says', async ({ page }) => {
  const opens: Record<string, string | RegExp> = {
    'Log food': 'Log Your Meal',
    Water: /./,
    Reminder: 'Add Reminder',
    'Is this urgent?': 'Is this urgent?',
  };
  const { shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as WebManifest;
  expect(shortcuts.map(({ name }) => name)).toEqual(Object.keys(opens));
  for (const { name, url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('dialog', { name: opens[name] }), name).toBeVisible();
    if (name === 'Water') await expect(page.getByRole('button', { name: 'More water' })).toBeVisible();
  }
});

test('a browser that can keep the site is asked about on her third visit, and never again', async ({
  page,
}) => {
  for (let visit = 1; visit <= 3; visit += 1) await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isShown = await page.evaluate(() => {
    const prompt = () => Promise.resolve(Object.assign(globalThis, { wasPrompted: true }));
    return dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  // The browser's own bar is held back.
  expect(isShown).toBe(false);
  await page.getByRole('link', { name: 'Calendar', exact: true }).last().click();
  const card = page.getByRole('heading', { name: 'Keep Nestwell on your home screen' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'install-card');
  await page.getByRole('button', { name: 'Add it' }).click();
  expect(await page.evaluate(() => 'wasPrompted' in globalThis)).toBe(true);
  await expect(card).toHaveCount(0);
});

test('an iPhone is shown once, before reminders can ring, how the site comes to its home screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Notifications and calendar sync' }).click();
  const announce = page.getByRole('switch', { name: /^Ring on this (phone|computer)$/ });
  await announce.click();
  const sheet = page.getByRole('dialog', { name: 'Reminders that ring' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await axeCheck(page);
  await screens(page, 'install');
  await sheet.getByRole('button', { name: 'Got it' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(announce).toBeDisabled();
});
