import type { Page } from '@playwright/test';
import { expectingMother, registerMember, type Profile } from '../kit/member';
import { expect, test } from '../kit/test';
import { zoneHeader } from '../kit/zone';

const expecting = (pregnancyWeek: number): Profile => ({ ...expectingMother, pregnancyWeek });

async function change(page: Page, userId: string, data: object): Promise<void> {
  const answer = await page.request.put(`/api/users/${userId}`, { data, headers: zoneHeader });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a fortnight of a pregnant member holds no hummus and no tahini, and offers none', async ({
    page,
  }) => {
    await registerMember(page, expecting(27));
    await page.goto('/nutrition?tab=plans');
    await page.getByRole('button', { name: 'Create a 14-day plan' }).click();
    await page.getByRole('link', { name: /View Details/ }).click();
    await expect(page.getByText(/kcal in 3 meals$/)).toHaveCount(14);

    await expect(page.getByRole('checkbox').first()).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(/hummus|tahini/i);
  });
});

test('a member expecting twins reads on Home that her birth may be planned earlier', async ({ page }) => {
  const { id } = await registerMember(page, expecting(38));
  await change(page, id, { babies: 2 });
  await page.goto('/');

  await expect(page.getByRole('region', { name: 'Baby development' })).toContainText(
    'With twins or more a birth is offered earlier: from week 37',
  );
});

test('after a stillbirth the scar of an operation is asked about before exercise', async ({ page }) => {
  const { id } = await registerMember(page, expecting(37));
  await change(page, id, { state: 'loss' });
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Belly Breathing' }).click();

  const dialog = page.getByRole('dialog');
  for (const question of [/said that you may exercise/, /scar from an operation/])
    await dialog
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: 'Yes', exact: true })
      .check();
  await dialog.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(dialog).toContainText('Wait until your scar has healed');
});

test('without a plan the ways back of open pages lead to open pages', async ({ page }) => {
  const { id } = await registerMember(page, expecting(38));
  await page.request.post(`/api/users/${id}/subscription/cancel`);
  const main = page.getByRole('main');

  await page.goto('/baby');
  await main.getByRole('link', { name: 'Care', exact: true }).click();
  await expect(page).toHaveURL(/\/care$/);
  await main.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await main.getByRole('link', { name: 'Care', exact: true }).click();
  await expect(page).toHaveURL(/\/care$/);
});
