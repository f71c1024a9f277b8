import { liesUnder, samePath, type PageEntry } from '@nestwell/contracts/delivery';
import type { NavIcon } from '@nestwell/remote-kit';
import { homePage } from '../routing/current-page';
import type { Hers } from '../remotes/hers';

export interface NavTarget {
  label: string;
  icon: NavIcon | 'baby' | 'trends';
  about?: string;
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
export function navItems(
  { pages: declared }: Pick<Hers, 'pages'>,
  babyDevelopmentUrl: string | null,
): NavTarget[] {
  const pages: NavTarget[] = [homePage, ...declared.map(({ page }) => page)].flatMap(({ path, nav, about }) =>
    nav ? [{ path, label: nav.label, order: nav.order, icon: nav.icon as NavIcon, about }] : [],
  );
  if (babyDevelopmentUrl === null) return inOrder(pages);
  const baby: NavTarget = { href: babyDevelopmentUrl, label: 'Baby Dev', icon: 'baby', order: 4 };
  return inOrder([...pages, baby]);
}

const inOrder = (items: NavTarget[]) => items.toSorted((one, other) => one.order - other.order);

const ROOM = 9;
const FIRST_PLACES = 7;

/**
 * Who stands in the bowl and who behind More. All have room up to nine; else the first seven stay where they are, and
 * the list of the others also leads to what lies behind the figures of today.
 */
export function placesOf(items: readonly NavTarget[], { pages }: Pick<Hers, 'pages'>): Places {
  if (items.length <= ROOM) return { bar: items, more: [] };
  const trends = pages.flatMap(({ page: { path, title, about, nav, purpose } }): NavTarget[] =>
    purpose === 'trends' && !nav ? [{ path, label: title, about, icon: 'trends', order: 7.9 }] : [],
  );
  return {
    bar: items.filter(({ order }) => order <= FIRST_PLACES),
    more: inOrder([...items.filter(({ order }) => order > FIRST_PLACES), ...trends]),
  };
}

interface Places {
  bar: readonly NavTarget[];
  more: readonly NavTarget[];
}

/** The item a page belongs to: what it names, else itself, else the item above it. */
export function isActive(item: NavTarget, page: PageEntry, pathname: string): boolean {
  if (item.path === undefined) return false;
  if (page.under !== undefined) return samePath(item.path, page.under);
  return liesUnder(pathname, item.path);
}
