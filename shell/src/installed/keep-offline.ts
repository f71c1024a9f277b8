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

/** Once the first screen is calm: the site's worker, and what it is to keep; again when other versions are shown. */
export function keepOffline({ config, overlay, shown }: KeepOffline): void {
  const isWanted = config.worksOffline && overlay === null && process.env.NODE_ENV !== 'development';
  if (!isWanted || !('serviceWorker' in navigator)) return;
  whenCalm(() => {
    // Of no use on other devices; where it does not come, the ground is empty for a moment.
    if ('standalone' in navigator)
      void import('./launch-image').then((late) => late.offerLaunchImage(document), console.warn);
    void tellWorker();
    shown.subscribe(() => void tellWorker());
  });
}

async function tellWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerPath);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles() });
  } catch (error) {
    console.warn('[offline] this browser keeps nothing', error);
  }
}

/** What this page has loaded of the site: the browser has it already, so that keeping it costs nothing. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const own = loaded.filter(({ origin, search }) => origin === location.origin && search === '');
  return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => /^\/(r|shell)\//.test(path));
}
