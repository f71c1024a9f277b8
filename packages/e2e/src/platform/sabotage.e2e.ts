import type { Locator } from '@playwright/test';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import { areas } from '../kit/altered-checkout';
import { isFileOf } from '../kit/files-of';
import { nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { currentVersion, releaseAgain, releaseVariant, rollBack, showAlone } from '../kit/variant';
import { breakFiles, faults } from './faults';
import type { Broken, Fault } from './faults/fault';
import { keepNow } from '../kit/worker';
import { PageTime } from './page-time';
import {
  comesTogether,
  goInside,
  isMarkedOnHome,
  isOnHome,
  noticed,
  pageOf,
  remembersThisPage,
  shown,
  shownSomehow,
  SOON,
  theRestWorks,
  tryAgain,
} from './victim';

/** Every run sabotages one remote in every way, the one that is being checked; `LONG=1` all of them. */
const victims = process.env.LONG ? areas : [process.env.VICTIM ?? 'nutrition'];

/** A version that is whole, the same after each broken one: a site puts its Home together once. */
const MENDED = 'mended';

const hasPage = (leaves: Fault['leaves']) => leaves === 'page' || leaves === 'everything';

/** The version before takes its place, without her doing anything: on Home, then on its page. */
async function fallsBack(part: Broken, released: RemoteManifest, { leaves, meanwhile, reloads }: Fault) {
  const { page, site, id, good, broken, time } = part;
  const onHome = leaves === 'widgets' || leaves === 'everything' ? broken : good;
  const onItsPage = hasPage(leaves) ? broken : good;
  // Where nobody can tell whose code it was, she may see either.
  const seen = (version: string) => (reloads ? shownSomehow(page, id) : shown(page, id, version));
  const asked = Date.now();
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await time.fliesUntil(expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON));
  if (isMarkedOnHome(released)) await time.fliesUntil(expect(seen(onHome)).toBeAttached(SOON));
  const waited = Date.now() - asked + time.flown;
  console.log(`${test.info().title}: something in its place after ${waited} ms of the page`);
  await meanwhile?.(part);
  const isSamePage = await remembersThisPage(page);
  await theRestWorks(page, id);
  // A page that is being left cannot be asked.
  if (reloads === 'surely') await expect.poll(() => isSamePage().catch(() => false)).toBe(false);
  if (!reloads) expect(await isSamePage()).toBe(true);
  await goInside(page, pageOf(id));
  await time.fliesUntil(expect(seen(onItsPage)).toBeAttached(SOON));
  await theRestWorks(page, id);
}

/** Navigates until it shows: a page that waits too long for news of a version switches at the navigation after. */
async function comesTo({ page, id, time }: Broken, expected: Locator) {
  const arrived = expect(async () => {
    await goInside(page, '/');
    // Two navigations in one moment would be one, to where she already is.
    await expect(page.locator('[data-slot^="home."]').first()).toBeAttached();
    await goInside(page, pageOf(id));
    await expect(expected).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  await time.fliesUntil(arrived);
}

/** A mended version shows at the next navigation, in the same document. */
async function nextReleaseMends(part: Broken, { afterwards, reloads }: Fault) {
  const { page, site, id } = part;
  const isSamePage = await remembersThisPage(page);
  await releaseAgain(site, id, { version: MENDED });
  await noticed(site);
  await comesTo(part, shown(page, id, MENDED));
  if (!reloads) expect(await isSamePage()).toBe(true);
  await afterwards?.(part);
}

/** How the card is tried: with files that come again, with a version that stays broken, or only that it is there. */
type Retry = 'works' | 'fails' | 'untried';

/** With nothing before it there is a card, and the way back is hers or the next version's; never a reload. */
async function cardLeadsBack(part: Broken, retry: Retry) {
  const { page, site, id, broken, time } = part;
  const isSamePage = await remembersThisPage(page);
  await showAlone(site, id, broken);
  await noticed(site);
  await comesTo(part, tryAgain(page));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (retry !== 'untried') await tryAgain(page).click();
  if (retry !== 'works') {
    await time.fliesUntil(expect(tryAgain(page)).toBeVisible(SOON));
    await releaseAgain(site, id, { version: MENDED });
    await noticed(site);
    await comesTo(part, shown(page, id, MENDED));
  }
  await time.fliesUntil(expect(shown(page, id, retry === 'works' ? broken : MENDED)).toBeAttached(SOON));
  await theRestWorks(page, id);
  expect(await isSamePage()).toBe(true);
}

interface Kind {
  kind: string;
  ways: readonly Fault[];
  /** Tells the versions of one kind from those of another. */
  place: string;
  /** Whether the site's worker stands between the page and the network. */
  worker?: boolean;
}

function breaksIn(id: string, { kind, ways, place, worker = false }: Kind) {
  test.describe(`${id} broken ${kind}`, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    test.use({ serviceWorkers: worker ? 'allow' : 'block' });

    for (const [index, fault] of ways.entries()) {
      test(fault.name, async ({ page, site }) => {
        const good = await currentVersion(site, id);
        const broken = `broken${place}x${index}`;
        await registerMember(page, nursingMother, site.url);
        if (worker) {
          await page.goto(`${site.url}/`);
          await keepNow(page, site.url);
        }
        await fault.before?.({ site, id, good, broken });
        const released = await releaseVariant(site, id, { version: broken, ...fault.change });
        const isOnTheWay = fault.files !== undefined;
        // A module that has no such files does not miss them.
        const isMissed = await breakFiles(page, released, fault);
        const leaves = isOnTheWay && !isMissed ? 'everything' : fault.leaves;
        await noticed(site);
        if (isOnHome(released)) await comesTogether(page, site, `${id}@${broken}`);
        const isBroken = isFileOf(id, broken);
        const time = await PageTime.of(page, (url) => isBroken(new URL(url)), !fault.measured);
        const part = { page, site, id, good, broken, time };

        await fallsBack(part, released, { ...fault, leaves });
        if (isOnTheWay || hasPage(leaves)) await nextReleaseMends(part, fault);
        const retry = index === 0 ? 'fails' : 'untried';
        if (!hasPage(leaves)) await cardLeadsBack(part, isOnTheWay ? 'works' : retry);
        await rollBack(site, id, good);
      });
    }
  });
}

/** What passes a worker no test can break on its way: these are broken versions, one of them in every run. */
const ofTheRelease = Object.values(faults)
  .flat()
  .filter(({ files, meanwhile, measured }) => !files && !meanwhile && !measured);

for (const id of victims) {
  for (const [place, [kind, ways]] of Object.entries(faults).entries())
    breaksIn(id, { kind, ways, place: `${place}` });
  const ways = process.env.LONG ? ofTheRelease : ofTheRelease.slice(0, 1);
  breaksIn(id, { kind: 'as it was released, with the worker', ways, place: 'w', worker: true });
}
