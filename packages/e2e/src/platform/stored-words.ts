import type { Page } from '@playwright/test';

/** All that this browser keeps for the site outside its HTTP cache, which no answer of hers may enter, as one text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not read'));
      });
    async function databases() {
      const found: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await finished(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const rows = database.transaction(store).objectStore(store);
          found.push(name, store, await finished(rows.getAllKeys()), await finished(rows.getAll()));
        }
        database.close();
      }
      return found;
    }
    async function cached() {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          found.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
      }
      return found;
    }
    const stored = { ...localStorage, session: { ...sessionStorage } };
    return JSON.stringify([stored, document.cookie, await databases(), await cached()]);
  });
