import type { PageEntry } from '@nestwell/contracts/delivery';
import { useLocation } from '@nestwell/remote-kit/router';
import { useMemo } from 'react';
import type { PageOfRemote, Remotes } from '../remotes/remotes';
import { useRemotes } from '../remotes/remotes-context';
import { matchesPath, samePath } from './paths';

/** What stands at an address: Home, a remote's page, or nothing. */
export type CurrentPage =
  | { kind: 'home'; page: PageEntry }
  | ({ kind: 'remote' } & PageOfRemote)
  | { kind: 'team' | 'unknown'; page: PageEntry };

export const homePage: PageEntry = {
  path: '/',
  title: 'Home',
  nav: { label: 'Home', icon: 'home', order: 1 },
};

/** The shell's own page for those who release. */
const teamPage: PageEntry = { path: '/platform', title: 'Platform' };

const unknownPage: PageEntry = { path: '*', title: 'Page Not Found', open: true };

export function pageAt(remotes: Remotes, pathname: string): CurrentPage {
  if (samePath(pathname, '/')) return { kind: 'home', page: homePage };
  if (samePath(pathname, teamPage.path)) return { kind: 'team', page: teamPage };
  const exact = remotes.pages.find(({ page }) => samePath(page.path, pathname));
  const found = exact ?? remotes.pages.find(({ page }) => matchesPath(page.path, pathname));
  return found ? { kind: 'remote', ...found } : { kind: 'unknown', page: unknownPage };
}

export function useCurrentPage(): CurrentPage {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  return useMemo(() => pageAt(remotes, pathname), [remotes, pathname]);
}
