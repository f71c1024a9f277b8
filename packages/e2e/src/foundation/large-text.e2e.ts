import type { Page } from '@playwright/test';
import { apart } from '../kit/in-place';
import { largeText, textTrouble } from '../kit/large-text';
import { expectingMother, nursingMother } from '../kit/member';
import { expect, memberTest, test } from '../kit/test';
import { notesHerPregnancy } from '../platform/her-screens';
import { press } from './help-over';
import { layers, trialIsOver } from './layers';
import { ALL_HERS, fillScreens, OPEN } from './routes';

const narrow = { width: 320, height: 640 };

const troubles = async (page: Page, name: string) =>
  (await textTrouble(page)).map((words) => `${name}: ${words}`);

// Sixty screens and layers, looked at one after the other.
test.describe.configure({ timeout: 180_000 });
for (const each of [test, memberTest]) each.use({ actionTimeout: 8000, serviceWorkers: 'block' });
// The longest names of what she leaves out stand on her screens as chips.
memberTest.use({ profile: { ...nursingMother, allergies: ['shellfish', 'sulphites'] } });

memberTest(
  'every screen and layer holds text of twice the size at 320 px',
  async ({ page, member, request }) => {
    // She is signed in elsewhere, too.
    await request.get('/api/users/by-email', { params: { email: member.email } });
    await fillScreens(page, member);
    await page.setViewportSize(narrow);
    const open = await largeText(page);
    const found: string[] = [];
    for (const path of apart(ALL_HERS, String)) {
      await open(path);
      found.push(...(await troubles(page, path)));
    }
    for (const view of ['Week', 'Day']) {
      await open('/calendar');
      await page.getByRole('tab', { name: view }).click();
      found.push(...(await troubles(page, view)));
    }
    await open('/nutrition?tab=plans');
    await page.getByRole('link', { name: /^View Details/ }).click();
    found.push(...(await troubles(page, 'a meal plan')));
    await open('/checkout');
    await press(page, 'Choose annual');
    await expect(page.getByRole('heading', { level: 1, name: 'Annual plan' })).toBeVisible();
    found.push(...(await troubles(page, 'the purchase')));
    await press(page, 'Back to Plans');
    await expect(page.getByRole('button', { name: 'Choose annual' })).toBeVisible();
    for (const [name, [path, ...steps]] of apart(Object.entries(layers), ([, [path]]) => path)) {
      await open(path);
      for (const step of steps) await step(page);
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
      found.push(...(await troubles(page, name)));
    }
    await open('/support');
    await trialIsOver(page);
    found.push(...(await troubles(page, 'the trial has ended')));
    expect(found).toEqual([]);
  },
);

memberTest.describe('expecting', () => {
  memberTest.use({ profile: { ...expectingMother, pregnancyWeek: 38 } });
  memberTest('what only she has holds text of twice the size at 320 px', async ({ page, member }) => {
    const noted = await notesHerPregnancy(page, member);
    await page.setViewportSize(narrow);
    const open = await largeText(page);
    const found: string[] = [];
    for (const [path, [hers]] of Object.entries(noted)) {
      await open(path);
      await expect(hers).toBeVisible();
      found.push(...(await troubles(page, path)));
    }
    for (const path of ['/care', '/baby', '/care/movements/count']) {
      await open(path);
      found.push(...(await troubles(page, path)));
    }
    expect(found).toEqual([]);
  });
});

test('what visitors see holds text of twice the size at 320 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  const open = await largeText(page);
  const found: string[] = [];
  for (const { path } of OPEN) {
    await open(path);
    found.push(...(await troubles(page, path)));
  }
  await open('/onboarding');
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('amara@example.com');
  await page.getByRole('radio', { name: /Postpartum/ }).check();
  await page.getByLabel('Months postpartum').selectOption('6');
  for (const step of ['Physical information', 'Dietary preferences', 'Review']) {
    found.push(...(await troubles(page, `before ${step}`)));
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
    found.push(...(await troubles(page, step)));
    if (step === 'Physical information') await page.getByRole('radio', { name: /Moderate/ }).check();
  }
  expect(found).toEqual([]);
});

memberTest('with large text the navigation is one row that opens all places', async ({ page }) => {
  const open = await largeText(page);
  await open('/');
  const here = page.getByRole('button', { name: 'Home, show all places' });
  await here.click();
  const places = page.getByRole('dialog', { name: 'Places' });
  await expect(places.getByRole('link')).toHaveCount(9);
  await expect(places.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(places).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calendar, show all places' })).toBeVisible();
  expect(await textTrouble(page)).toEqual([]);
});
