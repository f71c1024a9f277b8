import { grantAdmin } from '../kit/admin';
import { axeCheck } from '../kit/axe';
import { nursingMother, registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expectHelpOver } from '../foundation/help-over';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant } from '../kit/variant';

test('the team sees versions, health and slots, and rolls back with a reason', async ({
  page,
  startSite,
}) => {
  test.setTimeout(90_000);
  const site = await startSite();
  const member = await registerMember(page, nursingMother, site.url);
  const before = await currentVersion(site, 'nutrition');
  await releaseVariant(site, 'nutrition', { version: 'next' });
  await grantAdmin(site, member.email, page);

  await page.goto(`${site.url}/nutrition`);
  await expect(page.locator('[data-remote="nutrition@next"]').first()).toBeAttached();
  // What the page measured is sent when it is left.
  await page.goto(`${site.url}/platform`);
  const modules = page.getByRole('region', { name: 'Versions of modules' });
  const row = modules.getByRole('row', { name: /^nutrition / });
  await expect(row).toContainText('next');
  await expect(row).toContainText('Not yet proven');
  await expect(page.getByRole('row', { name: /home\.meals@1 nutrition/ })).toBeVisible();
  await expect(page.getByRole('row', { name: `nutrition next Fits ${before} Fits` })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('0 %', { timeout: 6000 });
  }).toPass();
  await expect(row.getByRole('img', { name: /Last 24 hours: \d+ loads, 0 failures/ })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'platform');

  await row.getByRole('button', { name: `Roll nutrition back to ${before}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Roll nutrition back?' });
  await expectHelpOver(page, dialog);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog.getByLabel('Why')).toHaveAccessibleDescription('The others will want to know why');
  await dialog.getByLabel('Why').fill('meals look odd');
  await dialog.getByRole('button', { name: 'Roll back' }).click();

  const history = page.getByRole('list', { name: 'Registry history' });
  await expect(history).toContainText('meals look odd');
  const done = page.getByRole('list', { name: 'What admins did' }).getByRole('listitem');
  await expect(done.filter({ hasText: 'Rolled a module back' })).toContainText('“meals look odd”');
  await expect.poll(() => currentVersion(site, 'nutrition')).toBe(before);
  await page.getByRole('button', { name: 'nutrition', exact: true }).click();
  await expect(
    page
      .getByRole('list', { name: 'Versions of nutrition' })
      .getByRole('listitem')
      .filter({ hasText: 'next' }),
  ).toContainText('rolled back: meals look odd');

  await history
    .getByRole('button', { name: /Restore revision/ })
    .first()
    .click();
  const restoring = page.getByRole('alertdialog', { name: /Restore revision \d+\?/ });
  await restoring.getByLabel('Why').fill('it was fine after all');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expect(history).toContainText('it was fine after all');
  await expect.poll(() => currentVersion(site, 'nutrition')).toBe('next');
});

test('to anybody else the page does not exist', async ({ member, page }) => {
  await page.goto('/platform');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(
    (await page.request.get('/api/platform/overview', { headers: { 'x-user-id': member.id } })).status(),
  ).toBe(403);
});
