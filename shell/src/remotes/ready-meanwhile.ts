import { pageAt, samePath } from '@nestwell/contracts/delivery';
import { slotNames } from '@nestwell/remote-kit';
import { loadPage } from './opening';
import type { Remotes } from './remotes';

const onHome = slotNames.filter((name) => name.startsWith('home.'));

/**
 * Without the site nobody knows who she is until it is read from her device, and no screen is drawn before: the code of
 * the one she opens comes meanwhile, not after.
 */
export function readyMeanwhile(remotes: Remotes, pathname: string): void {
  if (samePath(pathname, '/')) {
    for (const { loader } of onHome.flatMap((name) => remotes.fillersOf(name))) loader.load();
    return;
  }
  const found = pageAt(remotes.pages, pathname);
  found?.loader
    .loaded()
    .then((loaded) => loadPage(loaded, found.page.path))
    // What fails now is tried anew by the screen, and told there.
    .catch(() => undefined);
}
