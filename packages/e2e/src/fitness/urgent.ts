import type { Page } from '@playwright/test';
import { registerMember } from '../kit/member';
import { expect, memberTest, test } from '../kit/test';
import { toastOn } from '../kit/toast';

const MEMBERS = [
  '/',
  '/nutrition',
  '/nutrition/meal-plan/none',
  '/fitness',
  '/wellness',
  '/progress',
  '/tracking-history',
  '/community',
  '/calendar',
  '/support',
  '/settings',
  '/platform',
];
const ANYBODYS = ['/checkout', '/onboarding', '/support', '/privacy', '/terms', '/no-such-screen'];

const button = (page: Page) => page.getByRole('button', { name: 'Is this urgent?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Is this urgent?' });
const signs = (page: Page) => dialog(page).getByRole('list', { name: 'Signs that need care now' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y);

/** Large enough, inside the window, and no other floating thing that can be pressed reaches into it. */
async function expectInPlace(page: Page): Promise<Box> {
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const box = (await button(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  for (const other of await floating(page)) expect(overlap(box, other), JSON.stringify(other)).toBe(false);
  return box;
}

/** What can be pressed and does not scroll with the page: the bowl's links, a quick action, Save Changes, a toast. */
const floating = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    return [...document.querySelectorAll('a, button')]
      .filter((element) => element.textContent !== 'Is this urgent?' && isFixed(element))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height, name: element.textContent };
      });
  });

/** It stands there at the top and at the end of the screen; one tap without scrolling opens it, Escape leads back. */
async function expectOneTap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const settled = page.getByRole('heading', { level: 1 }).or(page.getByRole('status'));
  await expect(settled.filter({ visible: true }).first()).toBeVisible();
  await expectInPlace(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const { x, y, width, height } = await expectInPlace(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(signs(page), path).toContainText('Thoughts of harming yourself or your baby');
  // The mothers of these tests live in Toronto: her own line, and none that would not connect.
  await expect(dialog(page).getByRole('link', { name: /Call .* 988$/ })).toHaveAttribute('href', 'tel:988');
  await expect(dialog(page).getByRole('link', { name: /833|999|000/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
}

/** Whether nothing more was fetched while so many milliseconds passed. */
const stillFor = (page: Page, wait: number) =>
  page.evaluate(async (milliseconds) => {
    const fetched = () => performance.getEntriesByType('resource').length;
    const before = fetched();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return fetched() === before;
  }, wait);

/** The same at every width: run by one file for the phone and one for the desk. */
export function urgentHelp(): void {
  memberTest('urgent help is one tap away on every screen of a member', async ({ page }) => {
    memberTest.setTimeout(120_000);
    for (const path of [...MEMBERS, ...ANYBODYS]) await expectOneTap(page, path);
  });

  test('urgent help is one tap away for whoever is signed out', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of [...ANYBODYS, ...MEMBERS]) await expectOneTap(page, path);
  });

  test('urgent help is one tap away when a trial is over', async ({ page, startSite }) => {
    test.setTimeout(120_000);
    const { url } = await startSite();
    await registerMember(page, undefined, url);
    await page.request.post(`${url}/api/test/clock`, { data: { advanceSeconds: 8 * 86_400 } });
    await page.goto(`${url}/wellness`);
    const ended = page.getByRole('alertdialog', { name: 'Your Free Trial Has Ended' });
    await ended.getByRole('button', { name: 'Is this urgent?' }).click();
    await expect(signs(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await ended.getByRole('button', { name: 'Upgrade Now' }).click();
    for (const path of ['/settings', '/onboarding']) await expectOneTap(page, `${url}${path}`);
  });

  memberTest('urgent help keeps clear of Save Changes and of a toast', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Name' }).fill('Maya Stone');
    await expectInPlace(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toastOn(page).getByRole('status')).toBeVisible();
    await expectInPlace(page);
  });

  memberTest('without the remote that gives the panel there are still numbers to call', async ({ page }) => {
    await page.route('**/r/fitness/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/nutrition');
    await button(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    const numbers = dialog(page).getByRole('list', { name: 'Emergency numbers and crisis lines' });
    await expect(numbers.getByRole('link', { name: 'Suicide Crisis Helpline 988' })).toBeVisible();
  });

  memberTest(
    'a connection lost at once leaves bare numbers in the panel’s place',
    async ({ page, context }) => {
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(true);
      await button(page).click();
      await expect(page.getByRole('link', { name: 'Emergency, Canada 911' })).toHaveAttribute(
        'href',
        'tel:911',
      );
      await expect(page.getByRole('link', { name: 'Suicide Crisis Helpline 988' })).toBeVisible();
    },
  );

  memberTest(
    'once a screen has been open for a moment, help opens without a connection',
    async ({ page, context }) => {
      await page.goto('/calendar');
      await page.waitForResponse((response) => response.url().includes('/r/fitness/'), { timeout: 15_000 });
      // The entry is the first of several files, and the connection must not go between two of them.
      await expect.poll(() => stillFor(page, 1000)).toBe(true);
      await context.setOffline(true);
      await button(page).click();
      await expect(signs(page)).toBeVisible();
    },
  );
}
