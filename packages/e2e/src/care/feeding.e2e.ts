import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, memberTest } from '../kit/test';

memberTest(
  'a feed runs on a second phone within 5 s, and goes on after a reload and without a network',
  async ({ page, browser, here }) => {
    const FEEDING = `${here.url}/care/feeding`;
    await page.goto(FEEDING);
    await page.getByRole('button', { name: /^Left/ }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    const phone = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: { width: 390, height: 844 },
    });
    const other = await phone.newPage();
    await other.goto(FEEDING);
    await expect(other.getByRole('button', { name: /^Left .* Running/ })).toBeVisible();

    await other.getByRole('button', { name: /^Right/ }).click();
    await expect(page.getByRole('button', { name: /^Right .* Running/ })).toBeVisible({ timeout: 5000 });

    await page.reload();
    await expect(page.getByRole('button', { name: /^Right .* Running/ })).toBeVisible();
    await axeCheck(page);
    await screens(page, 'feeding');

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/^Paused at .* Nothing is counted\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Right, 0 min ago$/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(other.getByText(/^Right, 0 min ago$/)).toBeVisible({ timeout: 30_000 });
    await expect(other.getByRole('timer')).toHaveCount(0);

    await page.goto(`${here.url}/care`);
    await expect(
      page.getByRole('link', { name: /^Feeding, nappies, sleep Right, \d min ago/ }),
    ).toBeVisible();
    await axeCheck(page);
    await screens(page, 'care-nursing');
    await phone.close();
  },
);
