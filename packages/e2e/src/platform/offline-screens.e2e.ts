import { calendar } from '@nestwell/contracts/calendar';
import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { livesHere, logMeal } from '../foundation/a-night';
import { goInPlace } from '../kit/in-place';
import { offlineReady } from '../kit/offline';
import { expectingMother } from '../kit/member';
import { expect, memberTest as test } from '../kit/test';
import { keepNow, readsKept, wordsKept } from '../kit/worker';
import { zoneHeader } from '../kit/zone';
import { notesHerBaby, notesHerPregnancy, notesHerself, ofHerStage, type HerScreens } from './her-screens';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

const asOf = (page: Page) => page.getByText(/As of \d{1,2}:\d\d/).first();

async function remind(page: Page, { id: userId }: User, title: string, days: number): Promise<void> {
  const dueDateTime = await page.evaluate(
    (ahead) => new Date(new Date().setHours(10, 0, 0, 0) + ahead * 86_400_000).toISOString(),
    days,
  );
  const data = { userId, title, type: 'checkup', dueDateTime };
  await page.request.post(calendar.createReminder.path, { data, headers: zoneHeader });
}

/** What each screen shows of hers, opened from nothing. */
const screensOf = (page: Page, plan: string): HerScreens => ({
  '/': [page.getByRole('list', { name: 'Recent meals' }).getByText('Hummus and Pitta'), 'meals'],
  '/nutrition?view=diary': [page.getByText('Hummus and Pitta').first(), 'meals'],
  '/calendar': [
    page.getByRole('list', { name: /^Reminders, / }).getByRole('button', { name: /^Iron/ }),
    'reminders',
  ],
  [plan]: [page.getByRole('checkbox').first(), 'meal-plans'],
  // Today's calories.
  '/nutrition': [page.getByRole('definition').filter({ hasText: /^420$/ }), 'meals'],
  // Not hers, and there for everybody.
  '/wellness?tab=support': [
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Call|Text)/ })
      .first(),
  ],
});

/** Each is opened with a network, then from nothing without one: hers, the time it is from, and urgent help. */
async function opensWithout(page: Page, shown: HerScreens): Promise<void> {
  await page.goto('/');
  await offlineReady(page);
  for (const [path, [hers, read]] of Object.entries(shown)) {
    await goInPlace(page, path);
    await expect(hers, path).toBeVisible();
    if (read) await readsKept(page, read);
  }
  await page.waitForLoadState('networkidle');
  await keepNow(page);
  await page.clock.install();
  await page.context().setOffline(true);
  for (const [path, [hers]] of Object.entries(shown)) {
    await page.goto(path);
    await expect(hers, path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path.replace(/\?.*/, ''));
    // A gap is said when it has lasted a while.
    await page.clock.fastForward(2000);
    await expect(asOf(page), path).toBeVisible();
    await page.getByRole('button', { name: 'Is this urgent?' }).first().click();
    const help = page.getByRole('dialog', { name: 'Is this urgent?' });
    await expect(help.getByRole('link', { name: /^Call \d/ }).first(), path).toBeVisible();
  }
}

test('each screen she opened opens from nothing without a network, with what is hers and the time it is from', async ({
  page,
  member,
}) => {
  const { plan } = await livesHere(page, member);
  await logMeal(page, 'Hummus and Pitta');
  await wordsKept(page, 'Hummus and Pitta');
  const noted = { ...(await notesHerself(page, member)), ...(await notesHerBaby(page, member)) };
  await opensWithout(page, { ...screensOf(page, plan), ...noted });
});

test.describe('expecting', () => {
  // From week 28 on movements are asked about.
  test.use({ profile: { ...expectingMother, pregnancyWeek: 30 } });

  test('so do the screens of one who expects her baby', async ({ page, member }) => {
    const noted = {
      ...ofHerStage(await notesHerself(page, member)),
      ...(await notesHerPregnancy(page, member)),
    };
    const week = page.getByRole('main').getByText('Week 30', { exact: true }).first();
    await opensWithout(page, { '/': [week], ...noted });
    await expect(page.getByLabel('Who comes with you (optional)')).toHaveValue('Sam');
  });
});

test('the calendar opens without a network on a month she never opened, past days and eight weeks ahead', async ({
  page,
  context,
  member,
}) => {
  await remind(page, member, 'Scan', 49);
  await remind(page, member, 'Iron', 0);
  await page.goto('/');
  await keepNow(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const firstOfGrid = await page.evaluate(() => {
    const first = new Date(new Date().getFullYear(), new Date().getMonth(), 1);
    return new Date(first.setDate(1 - ((first.getDay() + 6) % 7))).toISOString().slice(0, 10);
  });
  // Another read may begin on that day too.
  await readsKept(page, new RegExp(String.raw`reminders\W+startDate=${firstOfGrid}`));

  await context.setOffline(true);
  await page.goto('/calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Reminders, / })).toContainText('Iron');
  const month = await page.evaluate(() => new Date(Date.now() + 49 * 86_400_000).getMonth());
  const now = await page.evaluate(() => new Date().getMonth());
  for (let step = 0; step < (month - now + 12) % 12; step += 1) {
    await page.getByRole('button', { name: 'Next month' }).last().click();
  }
  await expect(page.getByRole('grid').getByRole('button', { name: /Scan/ })).toBeVisible();
});
