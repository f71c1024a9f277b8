import { offlineSitePath, workerPath, type OfflineSite } from '@nestwell/contracts/delivery';
import { expect, type Page } from '@playwright/test';

/** As the shell does once the first screen is calm, without waiting for that; returns when all of it is kept. */
export async function keepNow(page: Page, site = ''): Promise<void> {
  // The site may be put together anew meanwhile: then it is asked for again.
  await expect(async () => {
    await askToKeep(page);
    const newest = (await (await page.request.get(site + offlineSitePath)).json()) as { site: OfflineSite };
    expect((await keptSite(page))?.tag).toBe(newest.site.tag);
  }).toPass({ timeout: 30_000 });
}

const askToKeep = (page: Page): Promise<void> =>
  page.evaluate(async (path) => {
    await navigator.serviceWorker.register(path);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      active?.postMessage({ keep: loaded }, [port2]);
    });
  }, workerPath);

export const keptSite = (page: Page): Promise<OfflineSite | undefined> =>
  page.evaluate(async (path) => {
    const kept = await caches.match(path);
    return kept && ((await kept.json()) as OfflineSite);
  }, offlineSitePath);

/** Addresses of the files that are kept, without the site. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    // What was announced lies beside the files, under a name of its own.
    return found.filter((path) => !path.startsWith('/api/') && path !== '/announced').sort();
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
