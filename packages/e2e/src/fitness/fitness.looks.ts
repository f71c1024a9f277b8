import { screens } from '../kit/screens';
import { memberTest as test } from '../kit/test';
import { trackDays } from './tracking-days';

test.setTimeout(120_000);

test.beforeEach(async ({ page, member }) => trackDays(page, member, 14));

test('pictures of the dialogs on Home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'One-Tap Health Sync' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await screens(page, 'sync-wizard');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quick log' }).click();
  await page.getByRole('slider', { name: 'Mood' }).waitFor();
  await screens(page, 'quick-log');
});

test('pictures of movement', async ({ page }) => {
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Belly Breathing' }).waitFor();
  await screens(page, 'fitness');
  await page.getByRole('tab', { name: 'Core' }).click();
  await screens(page, 'fitness-locked');
  await page.getByRole('button', { name: 'Pelvic Floor Lifts' }).click();
  await page.getByRole('button', { name: 'Start Workout' }).waitFor();
  await screens(page, 'fitness-exercise');
});

test('pictures of progress', async ({ page }) => {
  await page.goto('/progress');
  await page.getByRole('list', { name: 'Figures of today' }).waitFor();
  await screens(page, 'progress-today');
  await page.goto('/progress?tab=trends');
  await page.getByRole('list', { name: 'Mood by day' }).waitFor();
  await screens(page, 'progress');
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.getByRole('list', { name: 'Mood by day' }).waitFor();
  await screens(page, 'progress-month');
  await page.goto('/progress?tab=goals');
  await page.getByRole('progressbar').waitFor();
  await screens(page, 'progress-goals');
  await page.goto('/tracking-history');
  await page.getByRole('list', { name: 'Tracked days' }).waitFor();
  await screens(page, 'tracking-history');
});

test('pictures of wellness and of urgent help', async ({ page }) => {
  await page.goto('/wellness');
  await page.getByRole('button', { name: 'Save check-in' }).waitFor();
  await screens(page, 'wellness');
  await page.goto('/wellness?tab=support');
  await page.getByText('Someone answers, day or night').waitFor();
  await screens(page, 'wellness-support');
  await page.getByRole('button', { name: 'Is this urgent?' }).click();
  await page.getByRole('dialog').waitFor();
  await screens(page, 'urgent');
  await page.getByRole('tab', { name: 'You', exact: true }).click();
  await screens(page, 'urgent-you');
  await page.getByRole('button', { name: 'Thoughts that frighten you' }).click();
  await screens(page, 'urgent-kind');
});

test('pictures of the call card of a month', async ({ page }) => {
  await page.goto('/baby');
  await page.getByRole('heading', { name: 'Call now, any hour' }).waitFor();
  await screens(page, 'month-call');
});
