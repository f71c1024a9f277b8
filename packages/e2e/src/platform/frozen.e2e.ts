import type { BrowserContext, Page } from '@playwright/test';
import type { Signal } from '@nestwell/contracts/delivery';
import { areas } from '../kit/altered-checkout';
import { nursingMother, registerMember } from '../kit/member';
import type { Site } from '../kit/site';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant, rollBack } from '../kit/variant';
import { loops, UNANSWERED, type Loop } from './faults/loops';
import { isOnHome, noticed, pageOf, shown, SOON, theRestWorks } from './victim';

/** Like the other ways of breaking a module: one of them at each run, `LONG=1` all. */
const victims = process.env.LONG ? areas : [process.env.VICTIM ?? 'nutrition'];

/** What the held page left behind, as another page of the same browser sees it. */
const marksOn = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('watch.page.')));

/** Milliseconds in which a page that lives has renewed its mark. */
const BEATS = 2500;

/** A mark that stays is one of code that never ends, or of a page that is silent. */
async function expectHeld(page: Page, owner: string): Promise<void> {
  await expect(async () => {
    const before = await marksOn(page);
    expect(before.join()).toContain(owner);
    await page.waitForTimeout(BEATS);
    expect(await marksOn(page)).toEqual(before);
  }).toPass(SOON);
}

/** As if she had given up on the held page a few seconds later: its own clock cannot be moved any more. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    for (const [name, mark] of Object.entries(localStorage) as [string, string][])
      if (name.startsWith('watch.'))
        localStorage.setItem(
          name,
          mark.replace(/^\d+/, (at) => `${Number(at) - 6000}`),
        );
  });

/** Versions that pages of this browser report as frozen. */
async function frozenIn(context: BrowserContext): Promise<string[]> {
  const blamed: string[] = [];
  await context.route('**/api/platform/signals', (route) => {
    const { signals } = JSON.parse(route.request().postData() ?? '{"signals":[]}') as { signals: Signal[] };
    for (const { id, version, name } of signals) if (name === 'frozen') blamed.push(`${id}@${version}`);
    return route.fallback();
  });
  return blamed;
}

/** Holds a page once it has come to rest. */
async function holdAtRest(page: Page, id: string, version: string): Promise<void> {
  await page.route(`**${UNANSWERED}`, () => undefined);
  await expect(shown(page, id, version)).toBeAttached(SOON);
  await expect.poll(() => page.workers().length, SOON).toBeGreaterThan(0);
  await page.evaluate(() => void setTimeout(() => Object.assign(globalThis, { isLooping: true })));
}

/** The page is lost; the next one, of this tab or another, starts with the version before. */
async function nextLoadWorks(page: Page, site: Site, { id, good }: { id: string; good: string }) {
  await letTimePass(page);
  await page.goto(site.url + pageOf(id), { waitUntil: 'commit' });
  const asked = Date.now();
  await expect(shown(page, id, good)).toBeAttached(SOON);
  console.log(`${test.info().title}: the version before after ${Date.now() - asked} ms`);
  await theRestWorks(page, id);
}

function holdsIn(id: string, index: number, { name, script, atRest, onHome }: Loop) {
  test(`${id} that never ends ${name} holds one load only`, async ({ page, context, site }) => {
    const broken = `endless${index}`;
    const good = await currentVersion(site, id);
    await registerMember(page, nursingMother, site.url);
    const released = await releaseVariant(site, id, { version: broken, after: script });
    const isMetOnHome = onHome && isOnHome(released);
    await noticed(site);
    const blamed = await frozenIn(context);
    const next = await context.newPage();
    await next.goto(`${site.url}/robots.txt`);

    await page.goto(site.url + (isMetOnHome ? '/' : pageOf(id)), { waitUntil: 'commit' });
    if (atRest) await holdAtRest(page, id, broken);
    await expectHeld(next, `${id}@${broken}`);
    // Its loop would keep a processor until the test ends.
    await page.close();
    await nextLoadWorks(next, site, { id, good });
    // Whose timer it was nobody can tell: then no version is counted against.
    const isNamed = !atRest && !onHome;
    // What a page measured is sent when it is hidden.
    await next.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => [...new Set(blamed)]).toEqual(isNamed ? [`${id}@${broken}`] : []);

    await rollBack(site, id, good);
  });
}

for (const id of victims) {
  test.describe(`${id} holds the page`, () => {
    test.describe.configure({ mode: 'default', timeout: 90_000 });
    test.use({ serviceWorkers: 'block' });
    for (const [index, loop] of loops.entries()) holdsIn(id, index, loop);
  });
}

test('a page that she leaves while modules are at work blames none of them', async ({ page, site }) => {
  await registerMember(page, nursingMother, site.url);
  for (let visit = 0; visit < 12; visit += 1) {
    await page.goto(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1, name: /Maya$/ })).toBeVisible();
    // Each time a little later: all begins within the first second.
    await page.waitForTimeout((visit % 6) * 150);
    await page.goto(`${site.url}/healthz`);
    expect(await marksOn(page), `visit ${visit}`).toEqual([]);
  }
});
