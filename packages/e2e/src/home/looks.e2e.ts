import type { Page } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { expectingMother } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, test } from '../kit/test';
import { keepDays, logFood, quickLog, syncHealth, walkToLastStep } from './on-home';

test.use({ profile: { ...expectingMother, name: 'Amara Okafor', pregnancyWeek: 24 } });
test.setTimeout(120_000);

/** Every dialog of Home, by how it is opened. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'log-meal': async (page) => {
    await logFood(page).click();
    await page.getByRole('combobox', { name: 'Find a food' }).fill('banana');
    await page.getByRole('option', { name: /Banana, raw/ }).click();
  },
  'log-meal-manual': async (page) => {
    await logFood(page).click();
    await page.getByRole('button', { name: 'Enter manually' }).click();
  },
  'quick-log': (page) => quickLog(page).click(),
  'quick-log-physical': async (page) => {
    await quickLog(page).click();
    await page.getByRole('tab', { name: 'Physical' }).click();
  },
  'sync-wizard': async (page) => {
    await syncHealth(page).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  },
  'sync-weight': async (page) => {
    await syncHealth(page).click();
    await walkToLastStep(page.getByRole('dialog'));
  },
  'edit-day': (page) => page.getByRole('button', { name: 'Edit today’s log' }).click(),
  'edit-meal': (page) => page.getByRole('list', { name: 'Recent meals' }).getByRole('button').first().click(),
  notifications: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  profile: (page) => page.getByRole('button', { name: 'Your profile' }).click(),
};

/** Of what was chosen in a dialog and not kept, she is asked. */
async function letGo(page: Page): Promise<void> {
  const asked = page.getByRole('alertdialog');
  const isGone = async () => (await page.getByRole('dialog').count()) === 0;
  await expect.poll(async () => (await isGone()) || (await asked.count()) > 0).toBe(true);
  if ((await asked.count()) > 0) await asked.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByRole('dialog').or(asked)).toHaveCount(0);
}

test('Home and each of its dialogs: accessible, and in pictures by day and by night', async ({
  page,
  member,
}) => {
  await keepDays(page, member, 'Salmon Sweet Potato Bowl', {
    waterIntake: 6,
    sleepHours: 7.5,
    mood: 3,
    energyLevel: 4,
    weight: 150,
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'an ear of corn' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await axeCheck(page);
  await screens(page, 'home');
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeCheck(page);
    await screens(page, `home-${name}`, false);
    await page.keyboard.press('Escape');
    await letGo(page);
  }
});
