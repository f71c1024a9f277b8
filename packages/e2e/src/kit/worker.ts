import { offlineDocumentPath, workerPath, type OfflineManifest } from '@nestwell/contracts/delivery';
import { expect, type Page } from '@playwright/test';

/** As the shell does once the first screen is calm, without waiting for that; returns when all of it is kept. */
export async function keepNow(page: Page, site = ''): Promise<void> {
  // The site may be put together anew meanwhile: then it is asked for again.
  await expect(async () => {
    await installWorker(page);
    const { document, onceOpened } = await offlineManifest(page, site);
    expect(await keptDocuments(page)).toEqual([document]);
    const loaded = await cacheLoaded(page);
    const opened = onceOpened.filter(({ marks }) => marks.some((mark) => loaded.includes(mark)));
    const wanted = opened.flatMap(({ files }) => files.map(({ url }) => url));
    const kept = await keptFiles(page);
    expect(wanted.filter((url) => !kept.includes(url))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** What the services write into the worker's script for whoever the page is signed in as. */
export async function offlineManifest(page: Page, site = ''): Promise<OfflineManifest> {
  const script = await (await page.request.get(site + workerPath)).text();
  const [, json = ''] = /^self\.offlineManifest = (.*);$/m.exec(script) ?? [];
  return JSON.parse(json) as OfflineManifest;
}

const installWorker = (page: Page): Promise<void> =>
  page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.register(path);
    if (registration.active) await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker?.state !== 'activated' || !navigator.serviceWorker.controller) {
      if (worker?.state === 'redundant') throw new Error('The worker was not installed');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, workerPath);

/** Asks Workbox's router to cache what the page loaded before the worker controlled it; returns that. */
const cacheLoaded = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const inlined = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')];
    const names = [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...inlined.map(({ dataset }) => dataset.sheet ?? ''),
    ];
    const resources = names.map((name) => new URL(name, location.href));
    const own = resources.filter(({ origin, search }) => origin === location.origin && search === '');
    const urlsToCache = own.map(({ pathname }) => pathname).filter((path) => /^\/(r|shell)\//.test(path));
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      const message = { type: 'CACHE_URLS', payload: { urlsToCache } };
      navigator.serviceWorker.controller?.postMessage(message, [port2]);
    });
    return urlsToCache;
  });

/** Addresses of the documents that open the site without a network: one, unless a worker is about to be replaced. */
const keptDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async (path) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(request.url);
        if (pathname === path) found.push(pathname + search);
      }
    }
    return found;
  }, offlineDocumentPath);

/** Addresses of the files that are kept, without the site. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found.filter((path) => /^\/(r|shell)\//.test(path)).sort();
  });

/** What she has read is on her device too: this among it, by its address, by whose it is, or by what it was asked with. */
export const readsKept = (page: Page, what: string | RegExp) =>
  expect.poll(() => page.evaluate(keptReads, 'getAllKeys' as const)).toMatch(what);

/** What she has read, with these words in it, is on her device too. */
export const wordsKept = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(keptReads, 'getAll' as const)).toContain(words);

async function keptReads(which: 'getAllKeys' | 'getAll'): Promise<string> {
  // Opening a database that is not there yet would make an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'nestwell')) return '';
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const database = await done(indexedDB.open('nestwell'));
  const answers = database.transaction('answers').objectStore('answers');
  const found = which === 'getAll' ? await done(answers.getAll()) : await done(answers.getAllKeys());
  database.close();
  return JSON.stringify(found);
}
