import { DESK, PHONE } from '../fitness/urgent-button';
import { expect, memberTest, test } from '../kit/test';
import { accessible } from './questions/accessible';
import { fits } from './questions/fits';
import { oneTap, oneTapAtEveryWidth } from './questions/help';
import { rendered } from './questions/server-rendered';
import { quiet } from './questions/quiet';
import { stands } from './questions/stands';
import { still } from './questions/still';
import { CLOSED, FIRST, FURTHER, OPEN, opened } from './routes';
import { ON_A_DESK, PARTS, walksScreensOf } from './screens-of';
import { walk } from './walk';

// Two dozen screens, looked at one after the other.
test.describe.configure({ timeout: 300_000 });
// What a service worker keeps is there too soon to move anything.
for (const each of [test, memberTest]) each.use({ serviceWorkers: 'block' });

memberTest('what a member opens first, with nothing noted yet', async ({ page }) => {
  const questions = [rendered(), still(), stands(), fits(), accessible('member'), quiet()];
  await walk(page, { screens: FIRST, questions });
});

for (const part of PARTS) walksScreensOf(part, 'on a phone', PHONE);
walksScreensOf(ON_A_DESK, 'on a desk', DESK);

memberTest('where a member seldom comes', async ({ page }) => {
  await walk(page, { screens: opened(FURTHER), questions: [oneTapAtEveryWidth()] });
});

test('what visitors see on a phone', async ({ page }) => {
  const questions = [rendered(), still(), fits(), accessible('visitor'), oneTap(), quiet()];
  await walk(page, { screens: OPEN, questions });
});

test('what visitors see on a desk', async ({ page }) => {
  await walk(page, { screens: OPEN, sizes: [DESK], questions: [still(), oneTap(), quiet()] });
});

test('where whoever is signed out is sent on', async ({ page }) => {
  await walk(page, { screens: CLOSED, questions: [rendered(), still(), oneTapAtEveryWidth(), quiet()] });
  await page.goto('/');
  await expect(page).toHaveURL(/\/checkout$/);
});
