import { liesUnder, samePath, type PageEntry } from '@nestwell/contracts/delivery';
import type { NavIcon } from '@nestwell/remote-kit';
import { homePage } from '../routing/current-page';
import type { Remotes } from '../remotes/remotes';

export interface NavTarget {
  label: string;
  icon: NavIcon | 'baby';
  order: number;
  /** Inside the app. */
  path?: string;
  /** Outside, in a new tab. */
  href?: string;
}

/**
 * Home, the remotes' pages that ask for a place, and the external baby page, in their order. While she is quiet about
 * babies there is no address to lead to one.
 */
export function navItems(remotes: Remotes, babyDevelopmentUrl: string | null): NavTarget[] {
  const pages: NavTarget[] = [homePage, ...remotes.pages.map(({ page }) => page)].flatMap(({ path, nav }) =>
    nav ? [{ path, label: nav.label, order: nav.order, icon: nav.icon as NavIcon }] : [],
  );
  if (babyDevelopmentUrl === null) return inOrder(pages);
  const baby: NavTarget = { href: babyDevelopmentUrl, label: 'Baby Dev', icon: 'baby', order: 4 };
  return inOrder([...pages, baby]);
}

const inOrder = (items: NavTarget[]) => items.toSorted((one, other) => one.order - other.order);

/** The item a page belongs to: what it names, else itself, else the item above it. */
export function isActive(item: NavTarget, page: PageEntry, pathname: string): boolean {
  if (item.path === undefined) return false;
  if (page.under !== undefined) return samePath(item.path, page.under);
  return liesUnder(pathname, item.path);
}
