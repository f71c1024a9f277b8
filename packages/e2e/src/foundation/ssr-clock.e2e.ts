import type { Page } from '@playwright/test';
import { holdScripts } from '../kit/held-scripts';
import { expect, memberTest as test, test as visitorTest } from '../kit/test';
import { CLOSED, OPEN } from './routes';

for (const each of [test, visitorTest]) each.use({ serviceWorkers: 'block' });

const DAY = 24 * 60 * 60_000;

/** What is said of server HTML that was not taken over as it was. */
function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.text().includes('[hydrate]')) faults.push(line.text());
  });
  return faults;
}

test('a browser whose clock shows another day sees no server HTML of this one, and its page works', async ({
  page,
}) => {
  const faults = noteFaults(page);
  await page.clock.install({ time: Date.now() + 5 * DAY });
  const letGo = await holdScripts(page);
  await page.goto('/calendar', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-packed');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();

  letGo();

  await page.getByRole('button', { name: 'Add Reminder' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Reminder' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a browser whose clock shows another part of this day takes over what was rendered', async ({
  page,
}) => {
  const faults = noteFaults(page);
  // Where the server's HTML greets an afternoon or evening it is morning here, and the other way round.
  const time = await page.evaluate(() => {
    const now = new Date();
    return now.setHours(now.getHours() < 12 ? 13 : 9);
  });
  await page.clock.install({ time });
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const rendered = await heading.evaluateHandle((node) => node);

  letGo();

  await page.getByRole('button', { name: 'Your profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await rendered.evaluate((node) => node.isConnected)).toBe(true);
  expect(faults).toEqual([]);
});

test('server HTML of the last seconds is taken over as it is, with the feed that runs', async ({ page }) => {
  const faults = noteFaults(page);
  await page.goto('/care/feeding');
  await page.getByRole('button', { name: /^Left/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();

  for (let times = 0; times < 3; times += 1) {
    // A second of the clock, which the server's HTML of the page before does not show.
    await page.waitForTimeout(1100);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Left .* Running/ })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

visitorTest.describe('a visitor far from UTC', () => {
  visitorTest.use({ timezoneId: 'Pacific/Auckland' });

  visitorTest('sees what is open to her as it was rendered', async ({ page }) => {
    const letGo = await holdScripts(page);
    for (const { path, rendered } of [...CLOSED, ...OPEN]) {
      if (!rendered) continue;
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root'), path).toHaveAttribute('data-packed');
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(rendered);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    letGo();
  });
});
