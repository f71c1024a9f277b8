import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, test } from '../kit/test';
import { virtualAuthenticator } from '../kit/virtual-authenticator';

test('a passkey closes her door, opens it from what the browser offers, and proves who she is', async ({
  page,
  member,
}) => {
  const authenticator = await virtualAuthenticator(page);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Signing in' });
  await expect(card).toContainText('Your e-mail alone opens this.');
  await screens(page, 'signing-in-open');
  await card.getByRole('button', { name: 'Add a passkey' }).click();

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await axeCheck(page);
  await screens(page, 'recovery-codes', false);
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card).toContainText('Your door is closed.');

  await card.getByRole('link', { name: /Where you are signed in/ }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await axeCheck(page);
  await screens(page, 'signing-in-closed');

  await authenticator.offer(false);
  await page.request.delete('/api/session');
  await page.goto('/checkout');
  const login = page.getByRole('region', { name: 'Already a member?' });
  await login.getByLabel('Your e-mail').fill(member.email);
  await screens(page, 'passkey-login');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'its passkey or a recovery code' })).toBeVisible();
  await authenticator.offer(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();

  await page.request.delete('/api/session');
  await authenticator.offer(false);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Your e-mail').fill(member.email);
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
});
