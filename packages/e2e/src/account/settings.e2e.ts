import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { expectingMother } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const read = async (page: Page, { id }: User) =>
  (await (await page.request.get(`/api/users/${id}`)).json()) as User;

test('edits are saved and are still there after a reload', async ({ page, member }) => {
  await page.goto('/settings');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
  await page.getByLabel('Current').fill('146.5');
  await page.getByRole('button', { name: 'Nut-free' }).click();
  await screens(page, 'settings');
  await save(page).click();
  await expect(save(page)).toBeHidden();

  await page.reload();
  await expect(page.getByLabel('Current')).toHaveValue('146.5');
  expect(await read(page, member)).toMatchObject({
    currentWeight: 146.5,
    dietaryRestrictions: ['nut-free'],
    height: 165,
  });
});

test('a save that fails keeps the edits', async ({ page, member }) => {
  await page.goto('/settings');
  await page.getByLabel('Name').fill('Maya B.');
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('Failed to update your profile. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maya B.');

  await page.unroute('**/api/users/*');
  await save(page).click();
  await expect(save(page)).toBeHidden();
  expect(await read(page, member)).toMatchObject({ name: 'Maya B.' });
});

test.describe('while pregnant', () => {
  test.use({ profile: expectingMother });

  test('"Baby is here" makes her postpartum', async ({ page, member }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Baby is here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Baby is here' });
    await sheet.getByLabel('I am breastfeeding').check();
    await sheet.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('radio', { name: 'Postpartum' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Birth date' })).toBeChecked();
    expect(await read(page, member)).toMatchObject({
      isPregnant: false,
      monthsPostpartum: 0,
      isBreastfeeding: true,
    });
  });

  test('a pregnancy that has changed is put away, and comes back as it was', async ({ page, member }) => {
    const choose = async (name: RegExp) => {
      await page.getByRole('radio', { name }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/$/);
    };
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Something has changed' }).click();
    await choose(/^Paused/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
    await expect(page.getByText(/Week 20/)).toBeHidden();
    expect(await read(page, member)).toMatchObject({ state: 'paused', pregnancyWeek: null });

    await page.getByRole('link', { name: 'What Nestwell shows you' }).click();
    await choose(/^Pregnant/);
    await expect(page.getByText(/Week 20/).first()).toBeVisible();
    expect(await read(page, member)).toMatchObject({ state: 'pregnant', pregnancyWeek: 20 });
  });
});

test('cancelling the free trial ends access at once', async ({ page, member }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cancel Free Trial' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel your free trial?' });
  await question.getByRole('button', { name: 'Keep my trial' }).click();
  await expect(page.getByText('7 days left')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Free Trial' }).click();
  await question.getByRole('button', { name: 'Cancel Free Trial' }).click();

  await expect(page.getByText('Canceled. Your access has ended.')).toBeVisible();
  await page.goto('/nutrition');
  await expect(page).toHaveURL(/\/checkout$/);
  const meals = await page.request.get(`/api/users/${member.id}/meals`);
  expect(meals.status()).toBe(402);
});

memberTest('night is chosen and stays', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
});

memberTest('days and clocks are read as she chose, on the screens of every module', async ({ page }) => {
  const title = page.getByRole('heading', { level: 2 }).first();
  const showDay = async () => {
    await page.goto('/calendar');
    await page.getByRole('tab', { name: 'Day' }).click();
  };
  // The browser's own locale is that of the United States.
  await showDay();
  await expect(title).toHaveText(/^[A-Z][a-z]{2}, [A-Z][a-z]+ \d{1,2}$/);

  await page.goto('/settings');
  const dayFirst = page.getByRole('button', { name: '15 October', exact: true });
  await dayFirst.click();
  await expect(dayFirst).toHaveAttribute('aria-pressed', 'true');
  await showDay();
  await expect(title).toHaveText(/^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]+$/);
});

test('she takes all her data along as a file', async ({ page, member }) => {
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await download;

  expect(file.suggestedFilename()).toMatch(/^nestwell-\d{4}-\d{2}-\d{2}\.json$/);
  const everything = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    areas: Record<string, unknown>;
  };
  expect(everything.areas).toMatchObject({ account: { user: { email: member.email } } });
});

test('logging out empties the device, and erasing leaves nobody', async ({ page, member }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Erase my account' });
  await sheet.getByRole('textbox').fill(member.email);
  await sheet.getByRole('button', { name: 'Erase everything' }).click();

  await expect(page).toHaveURL(/\/checkout$/);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  const found = await page.request.get('/api/users/by-email', { params: { email: member.email } });
  expect(found.status()).toBe(404);
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('how she reads where she chose nothing is rendered as it stands', async ({ page, member }) => {
    const drawnAnew: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith('[hydrate]')) drawnAnew.push(text);
    });
    for (let visit = 0; visit < 2; visit += 1) {
      // Another device of hers tells that it reads as Americans do.
      const inAmerican = { headers: { 'accept-language': 'en-US' } };
      expect((await page.request.get(`/api/users/${member.id}`, inAmerican)).status()).toBe(200);
      await page.goto('/settings');
      await expect(page.getByRole('button', { name: 'Auto, 15 October' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Auto, 17:20' })).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue(member.name);
    }
    expect(drawnAnew).toEqual([]);
  });
});
