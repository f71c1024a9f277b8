import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';
import { toastOn } from '../kit/toast';

const anAddress = () => `${randomUUID()}@example.com`;
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function answerThreeSteps(page: Page, email: string) {
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('radio', { name: /Pregnant/ }).check();
  await next(page);
  await page.getByLabel(/Current weight/).fill('160');
  await page.getByLabel(/Height/).fill('66');
  await page.getByRole('radio', { name: /Moderate/ }).check();
  await next(page);
  await page.getByRole('button', { name: 'Shellfish' }).click();
  await page.getByRole('button', { name: 'Vegan' }).click();
  await screens(page, 'onboarding-3');
  await next(page);
}

async function completeSetup(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
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
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Amara');
  await page.keyboard.press('Tab');
  await page.keyboard.type(anAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /Pregnant/ })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Physical information' })).toBeFocused();
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
