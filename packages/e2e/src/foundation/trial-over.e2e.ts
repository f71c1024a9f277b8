import type { Meal } from '@nestwell/contracts/nutrition';
import { buyPlan } from '../account/buy-plan';
import { axeCheck } from '../kit/axe';
import { offlineReady } from '../kit/offline';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';
import { zoneHeader } from '../kit/zone';
import { logMeal } from './a-night';

test.use({ ownSite: true });

test('what waited longer than her trial lasts is kept, can be taken along, and goes once she has a plan', async ({
  page,
  context,
  member,
  clock,
}) => {
  test.setTimeout(180_000);
  const meals = async () => {
    const answer = await page.request.get(`/api/users/${member.id}/meals`, { headers: zoneHeader });
    return ((await answer.json()) as Meal[]).map(({ name, loggedAt }) => ({ name, loggedAt }));
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await offlineReady(page);
  await page.getByRole('button', { name: 'Log Food' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter manually' }).click();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await logMeal(page, 'Dal with lime');
  const then = await page.evaluate(() => Date.now());

  await clock.advance({ days: 8 });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Until you have a plan' })).toBeVisible();
  await page.getByRole('button', { name: '1 waiting' }).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(sheet).toContainText('Kept until you have a plan');
  await expect(sheet.getByRole('listitem')).toHaveText([/Dal with lime/]);
  await axeCheck(page);
  await screens(page, 'outbox-without-plan');
  await sheet.getByRole('button', { name: 'Copy as text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Meal: Dal with lime');
  // A further start tries once more, and keeps it once more.
  await page.reload();
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: '1 waiting' }).click();
  await expect(sheet).toContainText('Kept until you have a plan');
  await sheet.getByRole('link', { name: 'See plans' }).click();

  await buyPlan(page, 'monthly');
  await expect.poll(async () => (await meals()).map(({ name }) => name)).toEqual(['Dal with lime']);
  const [meal] = await meals();
  expect(Math.abs(Date.parse(meal?.loggedAt ?? '') - then)).toBeLessThan(3_600_000);
  await expect(page.getByRole('button', { name: '1 waiting' })).toHaveCount(0);
});
