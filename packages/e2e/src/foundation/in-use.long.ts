import type { Page } from '@playwright/test';
import { watchMainThread } from '../kit/main-thread';
import { expect, memberTest } from '../kit/test';

const PHONE_SLOWDOWN = 4;
/** Ms: what takes longer is felt. */
const FELT = 100;
const ROUTE_CHANGES = 200;
/** Bytes that 200 route changes may leave behind, after a collection. */
const LEFT_BEHIND = 4_000_000;

async function slowed(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
}

/** Her places, as the navigation leads to them. */
async function placesOn(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return paths.filter((path) => path.startsWith('/'));
}

/** Ms from the press to the place's page or the skeleton in its stead; loaded beforehand, as by a mouse over it. */
const goneTo = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${wanted}"]`);
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const title = () => document.querySelector('main h1')?.textContent;
    const former = title();
    const isThere = () =>
      location.pathname === wanted &&
      (title() !== former ||
        document.querySelector('main [data-skeleton], main [aria-busy="true"]') !== null);
    const begun = performance.now();
    link?.click();
    while (!isThere() && performance.now() - begun < 10_000) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  }, path);

memberTest('a tour through all places on a slow phone', async ({ page }) => {
  memberTest.setTimeout(600_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const places = await placesOn(page);
  expect(places.length).toBeGreaterThan(4);
  await slowed(page);

  const said: string[] = [];
  for (const path of [...places.filter((place) => place !== '/'), '/']) {
    const { work } = await watchMainThread(page);
    const milliseconds = await goneTo(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    const felt = (await work()).long.filter((task) => task > FELT);
    said.push(
      `${path}: there after ${Math.round(milliseconds)} ms, tasks over ${FELT} ms: ${felt.join(', ') || 'none'}`,
    );
  }
  // Time is told and never fails a test: what else the machine does is in it.
  console.log(said.join('\n'));
});

memberTest('opening Log Your Meal on a slow phone', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await slowed(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    interface Interaction extends PerformanceEntry {
      interactionId: number;
    }
    new PerformanceObserver((list) => {
      // A pointer that comes near is none.
      for (const { duration, interactionId } of list.getEntries() as Interaction[])
        if (interactionId > 0) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

  await page.getByRole('button', { name: 'Log Food' }).click();
  await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();

  const durations = await page.evaluate(() => Reflect.get(window, 'durations') as number[]);
  console.log(`Log Your Meal: the next paint came after ${Math.max(0, ...durations)} ms`);
});

memberTest(`${ROUTE_CHANGES} route changes leave nothing behind`, async ({ page }) => {
  memberTest.setTimeout(600_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const places = await placesOn(page);
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const travel = async (changes: number) => {
    for (let change = 0; change < changes; change += 1) {
      const path = places[change % places.length] ?? '/';
      await page.locator(`nav a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  };
  // Every place twice: what is loaded once and kept is no leak.
  await travel(places.length * 2);
  const before = await heap();

  await travel(ROUTE_CHANGES);

  const after = await heap();
  console.log(`heap ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`);
  expect(after - before).toBeLessThan(LEFT_BEHIND);
});
