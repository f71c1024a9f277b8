import { pageAt, samePath, teamPage, type PageEntry } from '@nestwell/contracts/delivery';
import { useLocation } from '@nestwell/remote-kit/router';
import { useMemo } from 'react';
import type { PageOfRemote, Remotes } from '../remotes/remotes';
import { useRemotes } from '../remotes/remotes-context';

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

const unknownPage: PageEntry = { path: '*', title: 'Page Not Found', open: true };

function currentPage({ pages }: Remotes, pathname: string): CurrentPage {
  if (samePath(pathname, '/')) return { kind: 'home', page: homePage };
  if (samePath(pathname, teamPage.path)) return { kind: 'team', page: teamPage };
  const found = pageAt(pages, pathname);
  return found ? { kind: 'remote', ...found } : { kind: 'unknown', page: unknownPage };
}

export function useCurrentPage(): CurrentPage {
  const remotes = useRemotes();
  const { pathname, search } = useLocation();
  return useMemo(() => openedAt(currentPage(remotes, pathname), search), [remotes, pathname, search]);
}

/** A part that is there for everybody, or for every member, makes the page so while it is shown. */
function openedAt<Current extends CurrentPage>(current: Current, search: string): Current {
  const { openAt, optionalAt } = current.page;
  const open = isShown(openAt, search);
  if (!open && !isShown(optionalAt, search)) return current;
  return { ...current, page: { ...current.page, ...(open && { open }), subscription: 'optional' } };
}

function isShown(part: string | undefined, search: string): boolean {
  if (part === undefined) return false;
  const [[name = '', value] = []] = new URLSearchParams(part);
  return new URLSearchParams(search).get(name) === value;
}
