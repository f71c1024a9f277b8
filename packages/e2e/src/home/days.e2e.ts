import type { Browser, Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { eraseMember, nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { expectToast, logFood, quickLog, water } from './on-home';

async function motherIn(browser: Browser, timezoneId: string, site: string): Promise<[Page, User]> {
  const context = await browser.newContext({ timezoneId, baseURL: site, locale: 'en-US' });
  const page = await context.newPage();
  return [page, await registerMember(page, nursingMother)];
}

async function logWaterAndMeal(page: Page): Promise<void> {
  await page.goto('/');
  await quickLog(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Physical' }).click();
  await dialog.getByRole('button', { name: 'More water' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Progress logged!');
  await logFood(page).click();
  await dialog.getByRole('button', { name: 'Enter manually' }).click();
  await dialog.getByLabel('Meal name').fill('Rice');
  await dialog.getByLabel('Calories').fill('400');
  await dialog.getByRole('button', { name: 'Log meal' }).click();
  await expectToast(page, 'Meal logged!');
}

const eaten = (page: Page, calories: number) =>
  page.getByRole('img', { name: new RegExp(`^Calories: ${calories} of`) });

test('at one instant Auckland and Los Angeles log on days of their own, and each sees hers', async ({
  browser,
  site,
}) => {
  const mothers = await Promise.all(
    ['Pacific/Auckland', 'America/Los_Angeles'].map((zone) => motherIn(browser, zone, site.url)),
  );
  await Promise.all(mothers.map(([page]) => logWaterAndMeal(page)));
  for (const [page, member] of mothers) {
    await page.reload();
    await expect(water(page, 1)).toBeVisible();
    await expect(eaten(page, 400)).toBeVisible();
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const headers = { 'x-timezone': zone };
    const today = await page.request.get(`/api/users/${member.id}/tracking/today`, { headers });
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
    expect(await today.json()).toMatchObject({ date, waterIntake: 1 });
    await eraseMember(page, member);
    await page.context().close();
  }
});

for (const { turn, day, hours } of [
  { turn: 'back', day: () => firstSundayOfNovember, hours: 25 },
  { turn: 'forward', day: () => secondSundayOfMarch, hours: 23 },
]) {
  test.describe(`the day the clocks go ${turn} in Los Angeles`, () => {
    test.use({ ownSite: true, timezoneId: 'America/Los_Angeles' });

    test(`is one day of ${hours} hours: its first and its last hour add up, the next day starts empty`, async ({
      page,
      clock,
    }) => {
      await clock.advance(until(next(day())));
      await registerMember(page, nursingMother);

      await logWaterAndMeal(page);
      await expect(water(page, 1)).toBeVisible();
      // From 00:30 to 23:30 of the same day.
      await clock.advance({ hours: hours - 1 });
      await logWaterAndMeal(page);
      await expect(water(page, 2)).toBeVisible();
      await expect(eaten(page, 800)).toBeVisible();

      await clock.advance({ hours: 1 });
      await page.goto('/');
      await expect(eaten(page, 0)).toBeVisible();
      await expect(page.getByRole('img', { name: /^Hydration: 2 of 10/ })).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Recent meals' })).toContainText('Rice');
    });
  });
}

/** 00:30 in Los Angeles, still in summer time, of the day on which the clocks go back. */
const firstSundayOfNovember = (year: number) => sundayFrom(Date.UTC(year, 10, 1, 7, 30));
/** 00:30 in Los Angeles, still in winter time, of the day on which they go forward. */
const secondSundayOfMarch = (year: number) => sundayFrom(Date.UTC(year, 2, 8, 8, 30));

function sundayFrom(moment: number): Date {
  const day = new Date(moment);
  return new Date(moment + ((7 - day.getUTCDay()) % 7) * 86_400_000);
}

/** This year's, or next year's where it is over. */
function next(of: (year: number) => Date): Date {
  const year = new Date().getUTCFullYear();
  return of(year) > new Date() ? of(year) : of(year + 1);
}

const until = (moment: Date) => ({ minutes: Math.ceil((moment.getTime() - Date.now()) / 60_000) });
