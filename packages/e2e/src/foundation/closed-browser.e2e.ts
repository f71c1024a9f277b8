import { chromium, type BrowserContext } from '@playwright/test';
import { headless } from '../kit/browser';
import { eraseMember, registerMember } from '../kit/member';
import { offlineReady } from '../kit/offline';
import { expect, test } from '../kit/test';
import { keepNow } from '../kit/worker';
import { goesAbout, keptOf, livesHere, logMeal, today } from './a-night';

test('a night without a network outlives the browser, and each thing of it arrives once', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  // Among what a run leaves, and the next takes away: the browser still writes there while it ends.
  const folder = test.info().outputPath('browser');
  const open = async (offline: boolean): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(folder, {
      ...headless,
      baseURL,
      offline,
      serviceWorkers: 'allow',
    });
    context.setDefaultTimeout(20_000);
    return context;
  };

  const evening = await open(false);
  let page = await evening.newPage();
  const member = await registerMember(page);
  const { plan } = await livesHere(page, member);
  await keepNow(page);

  await evening.setOffline(true);
  await page.reload();
  await logMeal(page, 'Hummus and Pitta');
  const cup = () => page.getByRole('button', { name: /^Add 1 cup of water/ });
  await cup().click();
  await expect(cup()).toHaveAccessibleName(/1 of 10/);
  await cup().click();
  await expect(cup()).toHaveAccessibleName(/2 of 10/);
  await goesAbout(page);
  await page.goto(plan);
  // Loaded anew in the moment of the tick, and closed at once.
  await page.getByRole('checkbox').first().click({ force: true });
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await evening.close();

  const night = await open(true);
  page = await night.newPage();
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Recent meals' })).toContainText(/Hummus.*Waiting to be sent/);
  await expect(cup()).toHaveAccessibleName(/2 of 10/);
  await expect(page.getByRole('button', { name: '7 waiting' })).toBeVisible();
  await page.goto('/fitness');
  await expect(page.getByRole('list', { name: 'Recent workouts' })).toContainText(/Living-Room Laps.*25 min/);
  await page.goto('/wellness');
  await expect(page.getByLabel('Anything to add?')).toHaveValue('A long night');
  await page.goto(plan);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.goto('/calendar');
  await offlineReady(page);

  await night.setOffline(false);
  const all = {
    meals: ['Hummus and Pitta'],
    cups: 2,
    workouts: [25],
    checkIns: ['A long night'],
    ticked: 1,
    reminders: [['Iron', await today(page, 18)]],
  };
  await expect.poll(() => keptOf(page, member), { timeout: 20_000 }).toEqual(all);
  await page.goto('/');
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(cup()).toHaveAccessibleName(/2 of 10/);
  expect(await keptOf(page, member)).toEqual(all);

  await eraseMember(page, member);
  await night.close();
});
