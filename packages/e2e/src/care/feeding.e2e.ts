import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, memberTest } from '../kit/test';

memberTest(
  'a feed runs on a second phone within 5 s, whatever that shows for a clock, and goes on after a reload and without a network',
  async ({ page, browser, here }) => {
    const FEEDING = `${here.url}/care/feeding`;
    await page.goto(FEEDING);
    const saved = page.waitForResponse(/\/timers$/);
    await page.getByRole('button', { name: /^Left/ }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    // A phone that is opened before that hears of it once it is calm.
    await saved;
    const phone = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: { width: 390, height: 844 },
      timezoneId: 'Pacific/Auckland',
    });
    // Its clock is five minutes ahead, on the other side of midnight.
    await phone.clock.install({ time: Date.now() + 5 * 60_000 });
    const other = await phone.newPage();
    await other.goto(FEEDING);
    await expect(other.getByRole('button', { name: /^Left .* Running/ })).toBeVisible();
    await expect(other.getByRole('timer')).toHaveText(/^[0-2]:\d\d$/);

    await other.getByRole('button', { name: /^Right/ }).click();
    await expect(other.getByRole('button', { name: /^Right .* Running/ })).toBeVisible();
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
    await expect(page.getByRole('link', { name: /last feed Right, \d min ago$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start on the left' })).toBeVisible();
    await axeCheck(page);
    await screens(page, 'care-nursing');

    await page.goto(here.url);
    await page.getByRole('button', { name: 'Start left' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(other.getByText(/^Paused at/)).toBeVisible({ timeout: 5000 });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('link', { name: 'Baby, last feed Left, 0 min ago' })).toBeVisible();
    await phone.close();
  },
);

memberTest('a food is looked up, and a coffee counts there and in the diary', async ({ page, here }) => {
  await page.goto(`${here.url}/care`);
  await page.getByRole('link', { name: /^Can I eat this\?/ }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United States');
  await page.getByRole('searchbox', { name: 'Food or drink' }).fill('swordfish');
  await expect(page.getByRole('article', { name: 'Swordfish' })).toContainText('Avoid');
  await page.getByRole('button', { name: /^Coffee, 80/ }).click();
  await expect(page.getByRole('region', { name: 'Caffeine today' })).toContainText('80 of 300 mg');
  await axeCheck(page);
  await screens(page, 'can-i-eat');

  // A new page goes by the clock again, which is Toronto's: a mug by Health Canada.
  await page.goto(`${here.url}/nutrition?view=diary`);
  await expect(page.getByRole('region', { name: 'Caffeine' })).toContainText('179 of 300 mg');
  await page.getByRole('button', { name: 'Limit: Coffee' }).click();
  await expect(page.getByRole('dialog', { name: 'Limit: Coffee' })).toContainText(/Has caffeine/);
  await axeCheck(page);
  await screens(page, 'diary-caffeine', false);
});
