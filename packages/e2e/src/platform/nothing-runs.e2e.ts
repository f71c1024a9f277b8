import { expect, memberTest as test } from '../kit/test';

test('where no script runs at all, help in urgent need is reached from the page that the server made', async ({
  browser,
  page,
  here,
}) => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, baseURL: here.url });
  const still = await context.newPage();
  await still.goto('/');
  await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
  await still.getByRole('button', { name: 'Is this urgent?' }).click();
  const help = still.getByRole('dialog', { name: 'Is this urgent?' });
  await expect(help.getByRole('link', { name: /^Call \d/ }).first()).toHaveAttribute('href', /^tel:\d+$/);
  await expect(help.getByRole('link', { name: /^Call \d/ }).first()).toBeVisible();
  await context.close();
});
