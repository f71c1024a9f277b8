import { workerPath, type Overlay } from '@nestwell/contracts/delivery';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import type { Store } from '@nestwell/remote-kit/host';
import { whenCalm } from './when-calm';

interface KeepOffline {
  config: Pick<PublicConfig, 'worksOffline'>;
  /** In a preview nothing is kept: its versions are nobody's but hers. */
  overlay: Overlay | null;
  /** Tells when other versions are shown. */
  shown: Pick<Store<unknown>, 'subscribe'>;
}

/** Once the first screen is calm: the site's worker, and what this page has loaded; again when other versions are shown. */
export function keepOffline({ config, overlay, shown }: KeepOffline): void {
  const isWanted = config.worksOffline && overlay === null && process.env.NODE_ENV !== 'development';
  if (!isWanted || !('serviceWorker' in navigator)) return;
  whenCalm(() => {
    // Of no use on other devices; where it does not come, the ground is empty for a moment.
    if ('standalone' in navigator)
      void import('./launch-image').then((late) => late.offerLaunchImage(document), console.warn);
    void registerWorker(navigator.serviceWorker);
    shown.subscribe(() => void registerWorker(navigator.serviceWorker));
    // A newer worker knows of newer versions.
    navigator.serviceWorker.addEventListener('controllerchange', cacheLoadedFiles);
  });
}

async function registerWorker(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await workers.register(workerPath);
    cacheLoadedFiles();
    // Browsers look for a newer worker as a page opens; versions may change while one is open.
    if (registration.active) await registration.update();
  } catch (error) {
    console.warn('[offline] this browser keeps nothing new', error);
  }
}

/** As Workbox's router takes it: what the page loaded before the worker controlled it. */
function cacheLoadedFiles(): void {
  const message = { type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } };
  navigator.serviceWorker.controller?.postMessage(message);
}

/** What this page has loaded of the site; and style sheets that stood in its document, which the same page links offline. */
function loadedFiles(): string[] {
  const inlined = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')];
  const names = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...inlined.map(({ dataset }) => dataset.sheet ?? ''),
  ];
  const loaded = names.map((name) => new URL(name, location.href));
  const own = loaded.filter(({ origin, search }) => origin === location.origin && search === '');
  return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => /^\/(r|shell)\//.test(path));
}
