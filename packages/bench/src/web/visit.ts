import type { Page, Request } from '@playwright/test';
import { ALIVE, watchForSigns, type Signs } from './signs';

/** One visit: milliseconds since it began; requests and kilobytes as sent until all of it is alive. */
export interface Visit extends Signs {
  requests: number;
  kilobytes: number;
  scriptKilobytes: number;
}

const PATIENCE = 60_000;

export async function visit(page: Page, url: string): Promise<Visit> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  const alive = page.waitForEvent('console', {
    predicate: (message) => message.text() === ALIVE,
    timeout: PATIENCE,
  });
  await Promise.all([alive, page.goto(url, { waitUntil: 'commit' })]);
  page.off('request', note);
  const seen = await page.evaluate(() => window.signs as Signs);
  const begun = await page.evaluate(() => performance.timeOrigin);
  const needed = requests.filter((request) => request.timing().startTime <= begun + seen.alive);
  const sizes = await Promise.all(needed.map(sentBytes));
  const scripts = sizes.filter((_, index) => needed[index]?.resourceType() === 'script');
  return { ...seen, requests: needed.length, kilobytes: sum(sizes), scriptKilobytes: sum(scripts) };
}

/** Milliseconds without a request of the page, after which it is left; and how long that is waited for. */
const QUIET = 2000;
const SOON = 30_000;

/** What a visit goes on fetching once all is alive is over: the next one would share its line and its thread with it. */
export async function settled(page: Page): Promise<void> {
  const begun = Date.now();
  let last = begun;
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  while (Date.now() < Math.min(last + QUIET, begun + SOON)) await page.waitForTimeout(100);
  page.off('request', note).off('requestfinished', note);
}

/** To be called before the first visit of a page. */
export const watch = (page: Page): Promise<void> =>
  page.addInitScript(watchForSigns, ALIVE).then(() => undefined);

const sum = (bytes: number[]) => bytes.reduce((total, value) => total + value, 0) / 1000;

/** Bytes on the wire; none for what came from the browser's cache. */
async function sentBytes(request: Request): Promise<number> {
  const response = await request.response();
  if (response === null || request.timing().responseStart < 0) return 0;
  const { responseBodySize } = await request.sizes();
  return Math.max(0, responseBodySize);
}
