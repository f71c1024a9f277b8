import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { themeSettled } from '../kit/screens';
import { signIn, startDemo, zoneOfEvening } from './demo-site';

const folder = join(import.meta.dirname, '../../../../docs/pictures');
const desk = { width: 1280, height: 820 };
const phone = { width: 390, height: 844 };

const pictures = [
  { name: 'home', who: 'maya', path: '/', size: desk, theme: 'light', ready: 'One-Tap Health Sync' },
  {
    name: 'trends',
    who: 'maya',
    path: '/progress?tab=trends&range=year',
    size: desk,
    theme: 'light',
    ready: 'Sleep',
  },
  {
    name: 'diary',
    who: 'nora',
    path: '/nutrition?view=diary',
    size: desk,
    theme: 'light',
    ready: 'Breakfast',
  },
  { name: 'calendar', who: 'maya', path: '/calendar?view=month', size: desk, theme: 'light', ready: 'Add' },
  { name: 'home-night', who: 'nora', path: '/', size: phone, theme: 'dark', ready: 'One-Tap Health Sync' },
  {
    name: 'community',
    who: 'nora',
    path: '/community',
    size: phone,
    theme: 'light',
    ready: 'overnight oats',
  },
] as const;

const zone = zoneOfEvening(new Date());
test.use({ timezoneId: zone });

let demo: Awaited<ReturnType<typeof startDemo>>;
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  demo = await startDemo(zone);
});
test.afterAll(() => demo.stop());

for (const { name, who, path, size, theme, ready } of pictures)
  test(`takes ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, demo.url, `${who}@example.com`);
    await page.goto(demo.url + path);
    await expect(page.getByText(new RegExp(ready, 'i')).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await allHere(page);
    await themeSettled(page);
    writeFileSync(join(folder, `${name}.webp`), await webp(page));
  });

/** Typefaces and the drawing in the nest come when all else is there. */
async function allHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('[aria-label="Baby development"]')];
    return cards.every((card) => card.querySelector('img')?.complete);
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Some 30 to 60 kB each, which a PNG of the same page is not. */
async function webp(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  return Buffer.from(data, 'base64');
}
