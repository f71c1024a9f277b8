import { keepNow } from '../kit/worker';
import { expect, memberTest } from '../kit/test';
import { screens } from '../kit/screens';

memberTest.use({ serviceWorkers: 'allow' });

const urgent = 'Is this urgent?';

memberTest('a reload without a network opens Home and the emergency numbers', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepNow(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'One-Tap Health Sync' })).toBeVisible();
  // What she read is written to her device a moment later.
  await page.waitForTimeout(4000);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'One-Tap Health Sync' })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await screens(page, 'offline-home');
  await page.getByRole('button', { name: urgent }).click();
  await expect(
    page.getByRole('dialog', { name: urgent }).getByRole('link', { name: /^Call \d/ }),
  ).toBeVisible();
});
