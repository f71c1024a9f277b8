import type { Page } from '@playwright/test';
import { atRest } from '../kit/at-rest';
import { watchMainThread, type Work } from '../kit/main-thread';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest as test } from '../kit/test';

/** Where the list's heading and its first two cards stand. */
const placesOf = (page: Page) =>
  page
    .locator('h2, [id^="recipe-"][tabindex]')
    .evaluateAll((parts) => parts.slice(0, 3).map((part) => Math.round(part.getBoundingClientRect().top)));

/** Cards come two at a time: at a fourth of a busy machine's speed, 33 turns take as long as they take. */
async function seeLastCard(page: Page) {
  const lastCard = page.getByRole('region', { name: 'Green Papaya Chicken Soup' });
  await expect(lastCard).toBeAttached({ timeout: 60_000 });
}

/** The machine is shared, so time is told and not judged; how much is drawn at once is counted. */
function expectSmallSteps(what: string, { long, styled, laidOut }: Work) {
  console.log(
    `${what}: tasks over 50 ms ${long.join(', ') || 'none'}; at once ${styled} elements styled, ${laidOut} laid out`,
  );
  // One card is about 50 elements: those in and around the screen are 5 or 6, all at once would be over 3,000.
  expect(styled).toBeLessThanOrEqual(350);
  expect(laidOut).toBeLessThanOrEqual(300);
}

test.describe.configure({ timeout: 120_000 });

test('the hub opens in small steps on a slow phone', async ({ page }) => {
  await page.goto('/support');
  await expect(page.getByRole('heading', { name: 'How can we help?', level: 1 })).toBeVisible();
  const { work } = await watchMainThread(page);
  await page.getByRole('link', { name: 'Nutrition' }).click();
  await seeLastCard(page);

  expectSmallSteps('Opening the hub', await work());
});

test('all recipes appear, and are filtered on a slow phone, without shifting anything', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/nutrition');
  await seeLastCard(page);
  await expectStill(page);

  const { work } = await watchMainThread(page);
  const [heading] = await placesOf(page);
  for (const [name, count] of [
    ['Dinner', '45 recipes'],
    ['All Meals', '66 recipes'],
    ['Breakfast', '29 recipes'],
    ['All Meals', '66 recipes'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(count, { exact: true })).toBeAttached();
    const places = await placesOf(page);
    expect(places[0]).toBe(heading);
    await atRest(page);
    expect(await placesOf(page)).toEqual(places);
  }
  expectSmallSteps('Filtering', await work());
});
