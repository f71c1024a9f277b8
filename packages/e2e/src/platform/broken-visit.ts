import type { Locator } from '@playwright/test';
import { faultNames, type Signal, type SignalName } from '@nestwell/contracts/delivery';
import { answering } from '../kit/answering';
import { expect, test } from '../kit/test';
import { releaseAgain, rollBack, showAlone } from '../kit/variant';
import { hasPage, hasWidgets, isOnTheWay, WORDS, type Sabotaged, type Visit } from './sabotaged';
import {
  goInside,
  isMarkedOnHome,
  mainPlaces,
  noticed,
  pageOf,
  remembersThisPage,
  shown,
  shownSomehow,
  SOON,
  theRestWorks,
  tryAgain,
} from './victim';

/** A version that is whole, the same after each broken one: a site puts its Home together once. */
const MENDED = 'mended';

/** Milliseconds of the page, and a little more: what it has to say goes out now and then. */
const SENT_EVERY = 21_000;

const ownerOf = ({ id, broken }: Sabotaged) => `${id}@${broken}`;
const ownerOfSignal = ({ id, version }: Signal) => `${id}@${version}`;

/** What may be loaded anew where nobody can tell what is left behind. */
const reloads = ({ parts }: Visit, how?: 'surely') =>
  parts.some(({ fault }) => (how ? fault.reloads === how : fault.reloads !== undefined));

/** Another team's page is as it always is, whichever of these is broken. */
const othersWork = ({ page, parts }: Visit) =>
  theRestWorks(page, parts.some(({ id }) => id === 'community') ? 'community' : (parts[0]?.id ?? ''));

/** The versions before take their place, without her doing anything: on Home, then on their pages. */
export async function fallsBack(visit: Visit): Promise<void> {
  const { page, site, parts, time } = visit;
  // Where nobody can tell whose code it was, she may see either.
  const seen = (id: string, version: string) =>
    reloads(visit) ? shownSomehow(page, id) : shown(page, id, version);
  const asked = Date.now();
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await time.fliesUntil(expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON));
  for (const part of parts) {
    const { id, good, broken, released } = part;
    const version = hasWidgets(part) ? broken : good;
    if (isMarkedOnHome(released)) await time.fliesUntil(expect(seen(id, version)).toBeAttached(SOON));
  }
  const waited = Date.now() - asked + time.flown;
  console.log(`${test.info().title}: something in its place after ${waited} ms of the page`);
  for (const part of parts) await part.fault.meanwhile?.(part);
  // A link of a page that is still a picture is followed by the browser, which loads the next one anew.
  if (!reloads(visit)) await time.fliesUntil(answering(mainPlaces(page).getByRole('link').first()));
  const isSamePage = await remembersThisPage(page);
  await othersWork(visit);
  // A page that is being left cannot be asked.
  if (reloads(visit, 'surely')) await expect.poll(() => isSamePage().catch(() => false)).toBe(false);
  if (!reloads(visit)) expect(await isSamePage()).toBe(true);
  for (const part of parts) {
    const { id, good, broken } = part;
    await goInside(page, pageOf(id));
    await time.fliesUntil(expect(seen(id, hasPage(part) ? broken : good)).toBeAttached(SOON));
  }
  await othersWork(visit);
}

/** Navigates until it shows: a page that waits too long for news of a version switches at the navigation after. */
async function comesTo({ page, id, time }: Sabotaged, expected: Locator) {
  const onHome = page.locator('[data-slot^="home."]').first();
  const arrived = expect(async () => {
    await goInside(page, '/');
    // Two navigations in one moment would be one, to where she already is.
    await expect(onHome).toBeAttached();
    await goInside(page, pageOf(id));
    await expect(onHome).not.toBeAttached({ timeout: 5000 });
    await expect(expected).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  await time.fliesUntil(arrived);
}

async function releaseMended({ site }: Visit, parts: readonly Sabotaged[]) {
  for (const { id } of parts) await releaseAgain(site, id, { version: MENDED });
  await noticed(site);
}

/** A mended version shows at the next navigation, in the same document. */
export async function nextReleaseMends(visit: Visit): Promise<void> {
  const { page } = visit;
  const parts = visit.parts.filter((part) => isOnTheWay(part) || hasPage(part));
  if (parts.length === 0) return;
  const isSamePage = await remembersThisPage(page);
  await releaseMended(visit, parts);
  for (const part of parts) await comesTo(part, shown(page, part.id, MENDED));
  if (!reloads(visit)) expect(await isSamePage()).toBe(true);
  for (const part of parts) await part.fault.afterwards?.(part);
}

/** With nothing before them there is a card, and the way back is hers or the next version's; never a reload. */
export async function cardsLeadBack(visit: Visit): Promise<void> {
  const { page, site, time } = visit;
  const parts = visit.parts.filter((part) => !hasPage(part));
  if (parts.length === 0) return;
  for (const { id, broken } of parts) await showAlone(site, id, broken);
  await noticed(site);
  // From the mended version to the one before it is a way back, which begins a document.
  for (const part of parts.slice(0, 1)) await comesTo(part, tryAgain(page));
  const isSamePage = await remembersThisPage(page);
  for (const part of parts) {
    const { id, broken, retry } = part;
    await comesTo(part, tryAgain(page));
    await part.mendFiles();
    if (retry !== 'untried') await tryAgain(page).click();
    const next = retry === 'works' ? shown(page, id, broken) : tryAgain(page);
    await time.fliesUntil(expect(next).toBeAttached(SOON));
  }
  const stillBroken = parts.filter(({ retry }) => retry !== 'works');
  if (stillBroken.length > 0) await releaseMended(visit, stillBroken);
  for (const part of stillBroken) await comesTo(part, shown(page, part.id, MENDED));
  await othersWork(visit);
  expect(await isSamePage()).toBe(true);
}

/** What nothing on the page takes away ends with the document, after it was taken back. */
export async function endsWithRollback(visit: Visit): Promise<void> {
  const { page, site, parts } = visit;
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON);
  for (const part of parts) {
    if (isMarkedOnHome(part.released)) await expect(shown(page, part.id, part.broken)).toBeAttached(SOON);
    await part.fault.meanwhile?.(part);
  }
  const isSamePage = await remembersThisPage(page);
  for (const { id, good } of parts) await rollBack(site, id, good);
  await noticed(site);
  if (parts.some(({ fault }) => fault.untilRollback === 'load')) await page.goto(`${site.url}/`);
  for (const part of parts) await comesTo(part, shown(page, part.id, part.good));
  expect(await isSamePage()).toBe(false);
  await othersWork(visit);
  for (const part of parts) await part.fault.afterwards?.(part);
}

/** What she wrote outlasts whatever a module does to the page. */
export async function keepsHerWords({ page, draft }: Visit): Promise<void> {
  const kept = await page.evaluate((name) => localStorage.getItem(name), draft);
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ content: WORDS });
}

/** What could not be used was named by its module and version, and nothing was said of what is whole. */
export async function isToldRightly(visit: Visit): Promise<void> {
  const { page, parts, told } = visit;
  // A page that is loaded anew says its last as it goes.
  if (reloads(visit)) return;
  await page.clock.fastForward(SENT_EVERY);
  const failing = parts.filter((part) => !hasPage(part) || !hasWidgets(part)).map(ownerOf);
  const blamedFor = (...names: SignalName[]) =>
    [...new Set(told.filter(({ name }) => names.includes(name)).map(ownerOfSignal))].sort();
  await expect.poll(() => blamedFor('failure')).toEqual(failing.sort());
  const broken = new Set(parts.map(ownerOf));
  expect(blamedFor(...faultNames, 'fallback').filter((owner) => !broken.has(owner))).toEqual([]);
}
