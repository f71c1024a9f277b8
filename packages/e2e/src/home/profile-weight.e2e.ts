import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { expect, test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { zoneHeader } from '../kit/zone';
import { breakWrites, expectToast, syncHealth, walkToLastStep } from './on-home';

const NOTE = 'We updated the weight in your profile too.';

/** Moves the wizard's weight by so many pounds from where it stands, and syncs. */
async function syncWeight(page: Page, pounds: number): Promise<void> {
  await page.goto('/');
  await syncHealth(page).click();
  const dialog = page.getByRole('dialog');
  await walkToLastStep(dialog);
  await expect(dialog.getByRole('slider', { name: 'Weight' })).toHaveAttribute('aria-valuetext', '150 lbs');
  await dialog.getByRole('slider', { name: 'Weight' }).focus();
  for (let press = 0; press < Math.abs(pounds); press += 1)
    await page.keyboard.press(pounds < 0 ? 'ArrowLeft' : 'ArrowRight');
  await dialog.getByRole('button', { name: 'Sync Data' }).click();
}

const weightOf = async (page: Page, { id }: User) => {
  const answer = await page.request.get(`/api/users/${id}`);
  return ((await answer.json()) as User).currentWeight;
};

test('a pound of difference leaves the profile alone', async ({ page, member }) => {
  await syncWeight(page, -1);
  await expectToast(page, 'Health data synced!');
  await expect(toastOn(page)).not.toContainText(NOTE);
  expect(await weightOf(page, member)).toBe(150);
});

test('two pounds move the profile, and the toast says so', async ({ page, member }) => {
  await syncWeight(page, -2);
  await expectToast(page, 'Health data synced!', NOTE);
  expect(await weightOf(page, member)).toBe(148);
});

test('where the profile cannot be moved the day is saved all the same', async ({ page, member }) => {
  await breakWrites(page, new RegExp(`/api/users/${member.id}$`));
  await syncWeight(page, 3);
  await expectToast(page, 'Health data synced!');
  await expect(toastOn(page)).not.toContainText(NOTE);
  expect(await weightOf(page, member)).toBe(150);
});

test.describe('who never said her weight', () => {
  test.use({
    profile: { name: 'Wren', isPregnant: false, monthsPostpartum: 4, isBreastfeeding: false, consent: true },
  });

  test('has no weight logged by passing through', async ({ page, member }) => {
    await syncWeight(page, 0);
    await expectToast(page, 'Health data synced!');
    const today = await page.request.get(`/api/users/${member.id}/tracking/today`, {
      headers: zoneHeader,
    });
    expect(await today.json()).toMatchObject({ waterIntake: 8, sleepHours: 7, mood: 3, weight: null });
    expect(await weightOf(page, member)).toBeNull();
  });
});
