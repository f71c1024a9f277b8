import type { Page } from '@playwright/test';
import { areas } from '../kit/altered-checkout';
import { nursingMother, registerMember } from '../kit/member';
import { Site } from '../kit/site';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant, rollBack, showAlone } from '../kit/variant';
import { breakFiles, faults, type Fault } from './faults';
import {
  expectMemoryToCome,
  goInside,
  isMarkedOnHome,
  NOTICED,
  pageOf,
  remembersThisPage,
  shown,
  theRestWorks,
  tryAgain,
} from './victim';

/** Every run sabotages one remote in every way, the one that is being checked; `LONG=1` all of them. */
const victims = process.env.LONG ? areas : [process.env.VICTIM ?? 'nutrition'];

/** Ten seconds is the promise; how long it took is told, since it hangs on what else the machine does. */
const SOON = { timeout: 20_000 };

interface Broken {
  page: Page;
  site: Site;
  id: string;
  /** The version before, which works. */
  good: string;
  broken: string;
}

const hasPage = (leaves: Fault['leaves']) => leaves === 'page' || leaves === 'everything';

/** The version before takes its place, in the same page and without her doing anything; there and on Home. */
async function fallsBack({ page, site, id, good, broken }: Broken, leaves: Fault['leaves']) {
  const onItsPage = hasPage(leaves) ? broken : good;
  const onHome = leaves === 'widgets' || leaves === 'everything' ? broken : good;
  await page.goto(site.url + pageOf(id), { waitUntil: 'commit' });
  const asked = Date.now();
  await expect(shown(page, id, onItsPage)).toBeAttached(SOON);
  console.log(`${test.info().title}: something in its place after ${Date.now() - asked} ms`);
  await theRestWorks(page, id);
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON);
  if (isMarkedOnHome(id)) await expect(shown(page, id, onHome)).toBeAttached(SOON);
  await theRestWorks(page, id);
}

/** Its page is left inside the same document, which then holds nothing of it any more. */
async function givesMemoryBack({ page, id, broken }: Broken) {
  await goInside(page, pageOf(id));
  await expect(shown(page, id, broken)).toBeAttached();
  await theRestWorks(page, id);
  await expectMemoryToCome(page);
}

/** Navigates until the version shows: a page that waits too long for news of it switches at the navigation after. */
async function comesTo({ page, id, version }: { page: Page; id: string; version: string }) {
  await expect(async () => {
    await goInside(page, '/');
    // Two navigations in one moment would be one, to where she already is.
    await expect(page.locator('[data-slot^="home."]').first()).toBeAttached();
    await goInside(page, pageOf(id));
    await expect(shown(page, id, version)).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
}

/** A mended version shows at the next navigation, in the same document. */
async function nextReleaseMends({ page, site, id, broken }: Broken) {
  const isSamePage = await remembersThisPage(page);
  await releaseVariant(site, id, { version: `${broken}mended` });
  await page.waitForTimeout(NOTICED);
  await comesTo({ page, id, version: `${broken}mended` });
  expect(await isSamePage()).toBe(true);
}

/** With nothing before it there is a card, and the way back is hers or the next version's; never a reload. */
async function cardLeadsBack({ page, site, id, good, broken }: Broken, isWhole: boolean) {
  await showAlone(site, id, broken);
  await page.waitForTimeout(NOTICED);
  await page.goto(site.url + pageOf(id), { waitUntil: 'commit' });
  const asked = Date.now();
  await expect(tryAgain(page)).toBeVisible(SOON);
  console.log(`${test.info().title}: a card after ${Date.now() - asked} ms`);
  const isSamePage = await remembersThisPage(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tryAgain(page).click();
  if (!isWhole) {
    await expect(tryAgain(page)).toBeVisible(SOON);
    await rollBack(site, id, good);
    await page.waitForTimeout(NOTICED);
    await comesTo({ page, id, version: good });
  }
  await expect(shown(page, id, isWhole ? broken : good)).toBeAttached(SOON);
  await theRestWorks(page, id);
  expect(await isSamePage()).toBe(true);
}

function breaksIn(id: string, kind: string, ways: readonly Fault[]) {
  test.describe(`${id} broken ${kind}`, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    test.use({ serviceWorkers: 'block' });
    let site: Site;
    let good: string;
    test.beforeAll(async () => {
      site = await Site.start();
      good = await currentVersion(site, id);
    });
    test.afterAll(() => site.stop());

    for (const [index, fault] of ways.entries()) {
      test(fault.name, async ({ page }) => {
        const broken = `broken${index}`;
        await registerMember(page, nursingMother, site.url);
        const released = await releaseVariant(site, id, { version: broken, ...fault.change });
        const isOnTheWay = fault.files !== undefined;
        // A module that has no such files does not miss them.
        const isMissed = await breakFiles(page, released, fault);
        const leaves = isOnTheWay && !isMissed ? 'everything' : fault.leaves;
        await page.waitForTimeout(NOTICED);
        const part = { page, site, id, good, broken };

        await fallsBack(part, leaves);
        if (fault.hogs) await givesMemoryBack(part);
        await nextReleaseMends(part);
        if (!hasPage(leaves)) await cardLeadsBack(part, isOnTheWay);
        await rollBack(site, id, good);
      });
    }
  });
}

for (const id of victims) {
  for (const [kind, ways] of Object.entries(faults)) breaksIn(id, kind, ways);
}
