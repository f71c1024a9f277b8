import type { PageEntry, PagePurpose } from './manifest';

function normal(path: string): string {
  const lower = path.toLowerCase();
  return lower.endsWith('/') ? lower.replace(/(?<!\/)\/+$/, '') || '/' : lower || '/';
}

/** The router ignores case and a trailing slash; so do highlighting and the server. */
export const samePath = (one: string, other: string) => normal(one) === normal(other);

/** `/nutrition/meal-plan/x` lies under `/nutrition`; nothing but itself lies under `/`. */
export function liesUnder(path: string, parent: string): boolean {
  const [inner, outer] = [normal(path), normal(parent)];
  return inner === outer || (outer !== '/' && inner.startsWith(`${outer}/`));
}

/** Whether an address is one of a declared path: `/nutrition/meal-plan/:id`. */
export function matchesPath(declared: string, pathname: string): boolean {
  const pattern = normal(declared).split('/');
  const parts = normal(pathname).split('/');
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}

/** The page at an address; one whose path is the address to the letter counts before one with parameters. */
export function pageAt<Owned extends { page: PageEntry }>(
  pages: readonly Owned[],
  pathname: string,
): Owned | undefined {
  const wanted = normal(pathname);
  const exact = pages.find(({ page }) => normal(page.path) === wanted);
  return exact ?? pages.find(({ page }) => page.path.includes('/:') && matchesPath(page.path, pathname));
}

/** The page that some module declares for a purpose; undefined where none does. */
export const pageFor = <Owned extends { page: PageEntry }>(
  pages: readonly Owned[],
  purpose: PagePurpose,
): Owned | undefined => pages.find(({ page }) => page.purpose === purpose);

/** The shell's own page for those who release. */
export const teamPage: PageEntry = { path: '/platform', title: 'Platform' };
