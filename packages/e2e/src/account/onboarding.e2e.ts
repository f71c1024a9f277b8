import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { byHand } from './first-meal';
import { answering } from '../kit/answering';
import { registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';
import { toastOn } from '../kit/toast';

/** What she has to agree to; reminders beside it are hers to pick. */
const CONSENT = /16 or older|health data/;
const anAddress = () => `${randomUUID()}@example.com`;
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function answerThreeSteps(page: Page, email: string) {
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('radio', { name: /Pregnant/ }).check();
  await page.getByLabel('Months pregnant').selectOption('6');
  await next(page);
  // Kilograms and centimeters are usual where these mothers live.
  for (const unit of ['lb', 'ft, in']) await page.getByRole('button', { name: unit, exact: true }).click();
  await page.getByLabel(/Current weight/).fill('160');
  await page.getByRole('textbox', { name: /Height, feet/ }).fill('5');
  await page.getByRole('textbox', { name: /Height, inches/ }).fill('6');
  await page.getByRole('radio', { name: /Moderate/ }).check();
  await next(page);
  await page.getByRole('button', { name: 'Shellfish' }).click();
  await page.getByRole('button', { name: 'Vegan' }).click();
  await screens(page, 'onboarding-3');
  await next(page);
}

async function completeSetup(page: Page) {
  for (const box of await page.getByRole('checkbox', { name: CONSENT }).all()) await box.check();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
}

const myself = async (page: Page) => {
  const id = await page.evaluate(() => localStorage.getItem('userId'));
  return (await (await page.request.get(`/api/users/${id}`)).json()) as User;
};

test('a new mother answers four steps and goes on to the plans, her estimate kept', async ({ page }) => {
  const email = anAddress();
  await page.goto('/onboarding');
  await screens(page, 'onboarding-1');
  await answerThreeSteps(page, email);
  await screens(page, 'onboarding-4');
  await completeSetup(page);

  await expect(page).toHaveURL(/\/checkout$/);
  expect(await myself(page)).toMatchObject({
    email,
    pregnancyWeek: 26,
    pregnancyStage: 'second_trimester',
    currentWeight: 160,
    height: 168,
    baseCalorieGoal: 2355,
    allergies: ['shellfish'],
    dietaryRestrictions: ['vegan'],
  });
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/onboarding-new');
  const name = page.getByLabel('Name');
  await answering(name);
  await name.focus();
  await page.keyboard.type('Amara');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeFocused();
  await page.keyboard.type(anAddress());
  await page.keyboard.press('Enter');
  const pregnant = page.getByRole('radio', { name: /Pregnant/ });
  // The next step takes the focus a frame after it is drawn.
  await expect(pregnant).toBeFocused();
  await page.keyboard.press('Space');
  await expect(pregnant).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Months pregnant')).toBeFocused();
  await page.getByLabel('Months pregnant').selectOption('6');
  await pregnant.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByLabel(/Current weight/)).toBeFocused();
});

test('an address that is registered already is logged in', async ({ page, member }) => {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/onboarding');
  await answerThreeSteps(page, member.email.toUpperCase());
  await completeSetup(page);

  await expect(toastOn(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL(/\/$/);
  expect((await myself(page)).id).toBe(member.id);
});

test('login here: nobody, then somebody', async ({ page, member }) => {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/onboarding');
  await page.getByLabel('Your e-mail').fill(anAddress());
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('User not found')).toBeVisible();

  await page.getByLabel('Your e-mail').fill(` ${member.email.toUpperCase()}`);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toastOn(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL(/\/$/);
});

/** The last of so many codes that went out. */
async function codeMailed(site: { output: string }, count: number): Promise<string> {
  const codes = () => site.output.match(/\b\d{6}\b(?= is your code)/g) ?? [];
  await expect.poll(() => codes().length).toBe(count);
  return codes().at(-1) ?? '';
}

test('login with a code from the e-mail where the server asks for one, also at the last step of setting up', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ env: { LOGIN_VERIFICATION: 'everyone' } });
  const member = await registerMember(page, undefined, site.url);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${site.url}/onboarding`);
  await page.getByLabel('Your e-mail').fill(member.email);
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await field.fill(await codeMailed(site, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);

  // Registered and proved, she answers all the steps again: the login opens at the last one.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${site.url}/onboarding`);
  await answerThreeSteps(page, member.email);
  await completeSetup(page);
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(await codeMailed(site, 2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
});

memberTest(
  'whoever is here already goes home after two seconds, unless a plan was chosen',
  async ({ page, member }) => {
    await page.goto('/onboarding');
    await expect(page).toHaveURL(/\/$/);

    await page.evaluate((userId) => {
      const chosen = { plan: 'annual', userId, timestamp: Date.now() };
      localStorage.setItem('selectedPlan', JSON.stringify(chosen));
    }, member.id);
    await page.goto('/onboarding');
    await expect(page.getByRole('link', { name: 'See your plan' })).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding$/);
  },
);

test('a toast covers no button, wherever the page has been scrolled to', async ({ page }) => {
  await page.goto('/onboarding');
  for (const scrolled of [0, 60, 140, 260]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    // Pressed without being scrolled to.
    await page.getByRole('button', { name: 'Login', exact: true }).dispatchEvent('click');
    await expect(toastOn(page).getByRole('alert')).toBeVisible();
    await expect.poll(() => coveredBy(page), `scrolled to ${scrolled}`).toEqual([]);
  }
  await screens(page, 'onboarding-toast', false);
});

/** The names of the buttons and links that lie under the toast. */
const coveredBy = (page: Page) =>
  toastOn(page).evaluate((region) => {
    const toast = region.getBoundingClientRect();
    return [...document.querySelectorAll('button, a[href]')]
      .filter((control) => !region.contains(control))
      .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
      .filter(([, { top, bottom }]) => bottom > toast.top && top < toast.bottom && bottom > top)
      .map(([name]) => name);
  });

test('from the landing to her first logged meal takes at most fifteen taps', async ({ page }) => {
  test.setTimeout(90_000);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  const start = button('Start free trial').first();
  await expect(start).toBeVisible();
  const hand = byHand(page);
  await hand.tap(start);
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const typed of ['Amara', anAddress().slice(-24)]) {
    await hand.type(typed);
    await hand.next();
  }
  await hand.tap(page.getByRole('radio', { name: /Pregnant/ }));
  await page.getByLabel('Months pregnant').selectOption('6');
  await hand.tap(button('Continue'));
  for (const figure of ['73', '168']) {
    await hand.type(figure);
    await hand.next();
  }
  await hand.tap(page.getByRole('radio', { name: /Moderate/ }));
  await hand.tap(button('Continue'));
  await hand.tap(button('Continue'));
  for (const box of await page.getByRole('checkbox', { name: CONSENT }).all()) await hand.tap(box);
  await hand.tap(button('Complete Setup'));
  await hand.tap(button('Log Food'));
  const sheet = page.getByRole('dialog', { name: 'Log Your Meal' });
  await hand.tap(sheet.getByRole('combobox', { name: 'Find a food' }));
  await hand.type('banana');
  await hand.tap(sheet.getByRole('option', { name: /Banana, raw/ }));
  await hand.tap(sheet.getByRole('button', { name: 'Log meal' }));
  await expect(page.getByRole('list', { name: 'Recent meals' })).toContainText('Banana, raw');

  console.log(`from the landing to the first meal: ${hand.taps()} taps, ${hand.seconds()} s`);
  expect(hand.taps()).toBeLessThanOrEqual(15);
});
