import type { Page } from '@playwright/test';
import { isFileOf } from '../kit/files-of';
import { registerMember } from '../kit/member';
import { expect, memberTest, test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { oneTapAtEveryWidth } from '../foundation/questions/help';
import { opened } from '../foundation/routes';
import { walk } from '../foundation/walk';
import { atEveryWidth, button, dialog, expectInPlace, signs } from './urgent-button';

/** Whether nothing more was fetched while so many milliseconds passed. */
const stillFor = (page: Page, wait: number) =>
  page.evaluate(async (milliseconds) => {
    const fetched = () => performance.getEntriesByType('resource').length;
    const before = fetched();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return fetched() === before;
  }, wait);

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
  const screens = opened(['/settings', '/onboarding'].map((path) => `${url}${path}`));
  await walk(page, { screens, questions: [oneTapAtEveryWidth()] });
});

memberTest('urgent help keeps clear of Save Changes and of a toast', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Maya Stone');
  await atEveryWidth(page, async () => void (await expectInPlace(page)));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOn(page).getByRole('status')).toBeVisible();
  await atEveryWidth(page, async () => void (await expectInPlace(page)));
});

memberTest('without the remote that gives the panel there are still numbers to call', async ({ page }) => {
  await page.route(isFileOf('fitness'), (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/nutrition');
  await button(page).click();
  await expect(dialog(page).getByRole('link', { name: /^Call 911/ })).toHaveAttribute('href', 'tel:911');
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
