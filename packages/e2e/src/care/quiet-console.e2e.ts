import { answering } from '../kit/answering';
import { expectingMother } from '../kit/member';
import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';
import { notesHerPregnancy, notesHerself, ofHerStage, type HerScreens } from '../platform/her-screens';

test.setTimeout(120_000);

/** What is said there of anything that failed, or of a picture that was not taken over as it stood. */
function listen(page: Page): string[] {
  const said: string[] = [];
  const say = (words: string) => said.push(`${new URL(page.url()).pathname}: ${words}`);
  page.on('pageerror', ({ message }) => say(message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || text.startsWith('[hydrate]')) say(text);
  });
  return said;
}

/**
 * What is loaded anew in the midst of something, and these pages of Care; nothing is said in the console. All pages of a
 * mother with a baby are in the walk over every screen.
 */
async function saysNothing(page: Page, noted: HerScreens): Promise<void> {
  const said = listen(page);
  for (const [path, [hers]] of Object.entries(noted).filter(([path]) => path.startsWith('/care'))) {
    await page.goto(path);
    await expect(hers, path).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // What lies in a place of the history is not known to the server that renders it.
  await page.goto('/care/report');
  const weight = page.getByRole('checkbox', { name: /^Weight/ });
  await answering(weight);
  await weight.check();
  await page.getByRole('button', { name: 'See the page' }).click();
  const sheet = page.getByRole('article', { name: 'For the doctor' }).first();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet.getByRole('heading', { name: 'Weight' })).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByRole('checkbox', { name: /^Weight/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Weight/ })).toBeChecked();

  await page.goto('/care/pressure');
  await page.getByLabel('Upper').fill('164');
  await page.getByLabel('Lower').fill('104');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeVisible();
  await expect(page.getByText('This reading is not kept yet.')).toHaveCount(0);
  expect(said).toEqual([]);
}

test('no page of Care says anything in the console, also loaded anew: with a baby', ({ page }) =>
  saysNothing(page, {}));

test('a running timer is taken over from the picture however late the scripts come', async ({ page }) => {
  await page.goto('/care/feeding');
  await page.getByRole('button', { name: /^Left/ }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  const said = listen(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.js$/, (route) => held.then(() => route.continue()));
  await page.goto('/care/feeding', { waitUntil: 'commit' });
  await expect(timer).toBeVisible();
  const rendered = Date.now();
  await expect.poll(() => Date.now() - rendered).toBeGreaterThan(2000);
  const shown = await timer.innerText();
  letGo();

  await expect(timer).not.toHaveText(shown);
  expect(said).toEqual([]);
});

test.describe('expecting', () => {
  test.use({ profile: { ...expectingMother, pregnancyWeek: 30 } });
  test('no page of Care says anything in the console, also loaded anew: in week 30', async ({
    page,
    member,
  }) => {
    await saysNothing(page, {
      ...ofHerStage(await notesHerself(page, member)),
      ...(await notesHerPregnancy(page, member)),
      '/care/can-i-eat': [page.getByRole('heading', { level: 1 })],
    });
  });
});
