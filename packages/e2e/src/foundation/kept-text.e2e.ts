import { answering } from '../kit/answering';
import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';

const WORDS = 'Third night of feeds every hour. I keep telling myself it passes.';
const compose = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'New Post' }).filter({ visible: true }).click();

test('Back closes an open sheet first, then leaves the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await expect(page).toHaveURL(/\/community$/);
  await compose(page);
  const sheet = page.getByRole('dialog', { name: 'Share with Community' });
  await expect(sheet).toBeVisible();
  // No hand is quicker than the entry that Back uses; a test is.
  await page.waitForFunction(() => (history.state as { layers?: number } | null)?.layers === 1);

  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();

  await page.goBack();
  await expect(page).not.toHaveURL(/community/);
});

test('a sheet with her words asks before it goes, and keeps them past a reload', async ({ page }) => {
  await page.goto('/community');
  await compose(page);
  const words = page.getByRole('dialog', { name: 'Share with Community' }).getByLabel('Your post');
  await words.fill(WORDS);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Keep what you wrote?' });
  await expect(question).toContainText('“Third night of feeds every hour. I keep telling…”');
  await axeCheck(page);
  await screens(page, 'keep-text');

  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(words).toHaveValue(WORDS);

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await compose(page);
  await expect(words).toHaveValue(WORDS);
});

test('a lost session asks to sign in over the form, and the words are sent afterwards', async ({
  page,
  member,
}) => {
  await page.goto('/community');
  await compose(page);
  const sheet = page.getByRole('dialog', { name: 'Share with Community' });
  await sheet.getByLabel('Your post').fill(WORDS);
  await page.context().clearCookies();
  await sheet.getByRole('button', { name: 'Share post' }).click();

  const question = page.getByRole('alertdialog', { name: 'Sign in to go on' });
  await expect(question).toContainText('Your words are kept.');
  await expect(question.getByLabel('Your e-mail')).toHaveValue(member.email);
  await expect(question.getByRole('button', { name: 'Is this urgent?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await axeCheck(page);
  await screens(page, 'session-lost');
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(question).toHaveCount(0);
  await expect(sheet.getByLabel('Your post')).toHaveValue(WORDS);
  await sheet.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByRole('feed', { name: 'Posts' })).toContainText(WORDS);
});

test('a page says that she is offline where that is why, and goes on by itself', async ({
  page,
  context,
}) => {
  await page.goto('/community');
  const fitness = page.getByRole('tab', { name: 'Fitness' });
  // Without a network what is not there yet does not come any more.
  await answering(fitness);
  await context.setOffline(true);
  await fitness.click();
  await expect(page.getByRole('alert').getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'offline-page');

  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
