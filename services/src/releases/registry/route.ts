import {
  pageAt,
  pageFor,
  samePath,
  teamPage,
  type PageEntry,
  type Registry,
} from '@nestwell/contracts/delivery/server';

/** What a document's address leads to, as far as the server has to know. */
export interface Route {
  /** Undefined for Home and for addresses that lead nowhere. */
  page?: PageEntry;
  isHome: boolean;
  /** Ids of the remotes that the first screen needs. */
  remotes: string[];
  /** The address that the page itself leads to at once. */
  leadsTo?: string;
}

export function routeOf(pathname: string, registry: Registry, signedIn: boolean): Route {
  const pages = Object.entries(registry.remotes).flatMap(([id, remote]) =>
    remote.pages.map((page) => ({ id, page })),
  );
  if (samePath(pathname, '/')) {
    // A visitor is led on from Home to where plans are bought.
    const first = pageFor(pages, 'purchase');
    if (signedIn) return { isHome: true, remotes: homeRemotes(registry) };
    return { isHome: true, remotes: idsOf(first), leadsTo: first?.page.path };
  }
  if (samePath(pathname, teamPage.path)) return { page: teamPage, isHome: false, remotes: [] };
  const found = pageAt(pages, pathname);
  return { page: found?.page, isHome: false, remotes: idsOf(found) };
}

const idsOf = (found: { id: string } | undefined) => (found ? [found.id] : []);

const homeRemotes = (registry: Registry) =>
  Object.entries(registry.remotes)
    .filter(([, { widgets }]) => widgets.some(({ slot }) => slot.startsWith('home.')))
    .map(([id]) => id);
