import { pageAt, samePath } from '@nestwell/contracts/delivery';
import { slotNames } from '@nestwell/remote-kit';
import { loadPage } from './opening';
import type { Remotes } from './remotes';

const onHome = slotNames.filter((name) => name.startsWith('home.'));

/**
 * The code of the screen that she opens comes meanwhile, not after a first draw: without the site nobody knows who she is
 * until it is read from her device, and a server-rendered page is taken over by what has come. Settles with its modules.
 */
export function readyMeanwhile(remotes: Remotes, pathname: string): Promise<unknown> {
  if (samePath(pathname, '/')) {
    const loaders = onHome.flatMap((name) => remotes.fillersOf(name)).map(({ loader }) => loader);
    return Promise.all([...new Set(loaders)].map((loader) => loader.loaded().catch(ignored)));
  }
  const found = pageAt(remotes.pages, pathname);
  if (!found) return Promise.resolve();
  const entry = found.loader.loaded();
  void entry.then((loaded) => loadPage(loaded, found.page.path)).catch(ignored);
  return entry.catch(ignored);
}

/** What fails now is tried anew by the screen, and told there. */
const ignored = () => undefined;
