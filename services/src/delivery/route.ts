import type { PageEntry, RegisteredRemote, Registry } from '@nestwell/contracts/delivery';

/** What a document's address leads to, as far as the server has to know. */
export interface Route {
  /** Undefined for Home and for addresses that lead nowhere. */
  page?: PageEntry;
  isHome: boolean;
  /** Ids of the remotes that the first screen needs. */
  remotes: string[];
}

/** The shell's own page for those who release. */
const TEAM_PAGE: PageEntry = { path: '/platform', title: 'Platform' };

/** Addresses match without regard to case and a trailing slash. */
export function routeOf(pathname: string, registry: Registry, signedIn: boolean): Route {
  const path = normalised(pathname);
  if (path === '/')
    return { isHome: true, remotes: signedIn ? homeRemotes(registry) : ownersOf('/checkout', registry) };
  if (path === TEAM_PAGE.path) return { page: TEAM_PAGE, isHome: false, remotes: [] };
  const [owner] = ownersOf(path, registry);
  if (owner === undefined) return { isHome: false, remotes: [] };
  const page = registry.remotes[owner]?.pages.find((candidate) => matches(candidate, path));
  return { page, isHome: false, remotes: [owner] };
}

const normalised = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '') || '/';

const ownersOf = (path: string, registry: Registry) =>
  Object.entries(registry.remotes)
    .filter(([, { pages }]) => pages.some((page) => matches(page, path)))
    .map(([id]) => id);

function homeRemotes(registry: Registry): string[] {
  const fillsHome = ({ widgets }: RegisteredRemote) => widgets.some(({ slot }) => slot.startsWith('home.'));
  return Object.entries(registry.remotes)
    .filter(([, remote]) => fillsHome(remote))
    .map(([id]) => id);
}

function matches({ path }: PageEntry, actual: string): boolean {
  const wanted = normalised(path).split('/');
  const given = actual.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}
