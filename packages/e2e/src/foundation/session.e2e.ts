import { expect, memberTest, test } from '../kit/test';

test('a visitor without a session is led from Home to the plans', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveURL(/\/checkout$/);
});

memberTest('signing out in one tab signs the other out', async ({ context, page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/checkout$/);

  await expect(page).toHaveURL(/\/checkout$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
});

memberTest('a session that ended elsewhere signs the page out at its next call', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await page.request.delete('/api/session');

  const community = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' });
  await community.click({ timeout: 5000 }).catch(() => undefined);

  // From Home, should a call of its own come first, she is led to the plans.
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await expect(logIn.or(page.getByRole('heading', { name: 'Choose your plan' })).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
});

memberTest('Switch User forgets her and leads to onboarding', async ({ context, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch User' }).click();
  const question = page.getByRole('dialog', { name: 'Log out of Maya Brook on this phone?' });
  await expect(question).toContainText('Everything you logged is saved in your account.');
  await question.getByRole('button', { name: 'Log out' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s make this yours');
  await expect(page).toHaveURL(/\/onboarding$/);
  const address = page.getByRole('textbox', { name: 'Your e-mail' });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  // The proof that this browser is no stranger's stays; it opens nothing and names nobody.
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).toEqual(['nestwell_known']);
});
