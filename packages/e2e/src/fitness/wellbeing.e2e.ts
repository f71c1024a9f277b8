import { axeCheck } from '../kit/axe';
import { offlineReady } from '../kit/offline';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { trackDays } from './tracking-days';

test('a hard answer is saved, and support is offered right there', async ({ page }) => {
  await page.goto('/wellness');
  const anxiety = page.getByRole('slider', { name: 'Anxiety' });
  await anxiety.focus();
  await page.keyboard.press('End');
  await expect(anxiety).toHaveAttribute('aria-valuetext', 'Severe anxiety');
  await page.getByLabel('Anything to add?').fill('I am not all right');
  await page.getByRole('button', { name: 'Save check-in' }).click();

  await expect(toastOn(page)).toContainText('Check-in Saved!');
  const offer = page.getByRole('status', { name: 'You don’t have to carry this alone' });
  await expect(offer).toBeInViewport();
  await axeCheck(page);
  await offer.getByRole('button', { name: 'See support lines' }).click();
  await expect(page.getByRole('link', { name: /1-833-852-6262/ })).toBeVisible();
  await axeCheck(page);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('I am not all right')).toBeVisible();
  await page.reload();
  await expect(page.getByText('I am not all right')).toBeVisible();
  await page.getByRole('tab', { name: 'Today' }).click();
  await expect(page.getByRole('slider', { name: 'Anxiety' })).toHaveAttribute(
    'aria-valuetext',
    'Severe anxiety',
  );
});

test('a check-in that fails loses no word, and its hard words are answered all the same', async ({
  page,
  context,
}) => {
  const offer = page.getByRole('status', { name: 'You don’t have to carry this alone' });
  await page.goto('/wellness');
  await page.getByLabel('Anything to add?').fill('A long night');
  await expect(offer).toHaveCount(0);
  await offlineReady(page);
  await context.setOffline(true);
  await page.getByLabel('Anything to add?').fill('They would be better off without me');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(toastOn(page)).toContainText('Waiting to be sent');
  await expect(offer).toBeInViewport();
  await expect(offer.getByRole('link').first()).toBeVisible();

  await context.setOffline(false);
  await expect(toastOn(page)).toContainText('Sent');
});

test('trends read out every day, and a day can be corrected, deleted and taken back', async ({
  page,
  member,
}) => {
  await trackDays(page, member, 20);
  await page.goto('/progress');
  await expect(page.getByRole('list', { name: 'Figures of today' })).toContainText('150 lb');
  await axeCheck(page);
  await page.getByRole('tab', { name: 'Trends' }).click();
  await expect(
    page.getByRole('region', { name: 'Sleep' }).getByRole('img', { name: /^Sleep by day in h: / }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Mood by day' }).getByRole('listitem')).toHaveCount(7);
  await axeCheck(page);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Mood by day' }).getByRole('listitem').nth(27)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diary of a day' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Sleep' }).getByRole('table')).toBeVisible();
  await axeCheck(page);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Sleep' }).getByRole('img', { name: /^Sleep by month in h: / }),
  ).toBeVisible();
  await axeCheck(page);

  await page.getByRole('link', { name: 'Tracking history' }).click();
  const today = page.getByRole('list', { name: 'Tracked days' }).getByRole('button', { name: /^Today/ });
  await today.click();
  await page.getByLabel('Sleep').fill('9.5');
  await axeCheck(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(today).toContainText('9.5 hours of sleep');

  await today.click();
  await page.getByRole('button', { name: 'Delete day' }).click();
  await expect(toastOn(page)).toContainText('Day deleted');
  await expect(today).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(today).toContainText('9.5 hours of sleep');
});

test('charts are fetched by Trends alone, and asked for anew when they did not come', async ({
  page,
  member,
}) => {
  await trackDays(page, member, 3);
  const asked: string[] = [];
  const CHARTS = /\/[^/]*(charts|trends-panel)[^/]*\.js$/;
  page.on('request', (request) => CHARTS.test(request.url()) && asked.push(request.url()));
  await page.route(CHARTS, (route) => route.abort());
  for (const path of ['/', '/fitness', '/wellness', '/tracking-history', '/progress']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  expect(asked).toEqual([]);

  await page.getByRole('tab', { name: 'Trends' }).click();
  await expect(page.getByText('These charts didn’t load.')).toBeVisible();
  await page.unroute(CHARTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /weighings? in lb from/ })).toBeVisible();
});

test('the goals of four months: week 16, five milestones reached', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('tab', { name: 'Goals' }).click();
  await expect(page.getByRole('progressbar', { name: 'Postpartum weeks' })).toHaveAttribute(
    'aria-valuenow',
    '67',
  );
  await expect(page.getByText('150 lb now, 140 lb in mind. There is no deadline.')).toBeVisible();
  await axeCheck(page);
});
