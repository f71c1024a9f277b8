import { pageAt, samePath } from '@nestwell/contracts/delivery';
import type { Store } from '@nestwell/remote-kit/host';
import { linkWithin } from './link-within';
import { loadPage } from './opening';
import type { RemoteLoader } from './remote-loader';
import type { Remotes } from './remotes';

/** A mouse over a link, a finger or key on it: some hundred milliseconds before she goes there. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads the module and the page that a link leads to when she is about to follow it, each once. */
export function readyOnIntent(page: Document, remotes: Store<Remotes>): () => void {
  const asked = new WeakMap<RemoteLoader, Set<string>>();
  const ready = (event: Event) => {
    const link = linkWithin(event);
    if (!link) return;
    const found = pageAt(remotes.get().pages, link.pathname);
    if (!found || samePath(link.pathname, location.pathname)) return;
    const { loader } = found;
    const known = asked.get(loader) ?? new Set();
    if (known.has(found.page.path)) return;
    asked.set(loader, known.add(found.page.path));
    loader
      .loaded()
      .then((loaded) => loadPage(loaded, found.page.path))
      // What fails now is tried anew when she comes there, and told there.
      .catch(() => undefined);
  };
  for (const intent of INTENTS) page.addEventListener(intent, ready, { passive: true });
  return () => {
    for (const intent of INTENTS) page.removeEventListener(intent, ready);
  };
}
