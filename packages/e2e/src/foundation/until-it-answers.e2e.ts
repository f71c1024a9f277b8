import type { Page, Route } from '@playwright/test';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';

test.use({ serviceWorkers: 'block' });

const START = /\/shell\/main\.[^/]*\.js/;
const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page' });
const altered = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'altered()' });

test('a start that is lost on its way is asked for again, and what she pressed meanwhile is done', async ({
  page,
}) => {
  const ways = [(route: Route) => route.abort(), altered];
  await page.route(START, (route) => (ways.shift() ?? ((last: Route) => last.continue()))(route));
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Food' }).click();

  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
  expect(ways).toEqual([]);
  await expect(told(page)).toHaveCount(0);
});

test('a page whose start does not come says so, leads on, and begins when there is a connection', async ({
  page,
}) => {
  let isLost = true;
  await page.route(START, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/');

  await expect(told(page)).toContainText('still on its way');
  await screens(page, 'not-answering', false);
  await page.getByRole('link', { name: 'Nutrition' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
  await expect(told(page)).toContainText('still on its way');

  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(told(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Log Meals' }).click();
  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
});

/** The connection breaks off within the document, so often; returns what is left of it. */
async function cutOff(page: Page, times: number): Promise<() => number> {
  let left = times;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || left-- <= 0) return route.fallback();
    const response = await route.fetch();
    const whole = await response.text();
    return route.fulfill({ response, body: whole.slice(0, whole.length * 0.7) });
  });
  return () => left;
}

test('a document that is cut off on its way comes anew', async ({ page }) => {
  await cutOff(page, 1);
  await page.goto('/');
  await expect(page.locator('#nestwell-end')).toBeAttached();
  await page.getByRole('button', { name: 'Log Food' }).click();

  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
});

test('one that is cut off each time shows what came, says so, and comes when there is a connection', async ({
  page,
}) => {
  const left = await cutOff(page, 2);
  await page.goto('/');

  await expect(told(page)).toContainText('still on its way');
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  expect(left()).toBe(0);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Log Food' }).click();
  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
});

test('a browser that cannot run the start is told so, and can try again', async ({ page }) => {
  await page.addInitScript(() => {
    // As before 2023.
    if (sessionStorage.getItem('is new') === null) Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(told(page)).toContainText('a newer browser');

  await page.evaluate(() => sessionStorage.setItem('is new', ''));
  await told(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Log Food' }).click();
  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
});
