import type { User } from '@nestwell/contracts/account';

/** Who opens a page, and what its address says. */
export interface PageVisit {
  /** Null for a visitor without a session. */
  user: User | null;
  search: URLSearchParams;
  /** Of its path: `id` of `/nutrition/cook/:id`. */
  params: Readonly<Partial<Record<string, string>>>;
}

/** What `readOf` and `pagesOf` return. */
interface DeclaredQuery {
  queryKey: readonly string[];
}

type QueriesOf<Visit extends unknown[]> = (...visit: Visit) => readonly DeclaredQuery[];

/**
 * The queries that a module's pages read as they open, by the page's path; under `/` those of its widgets on Home. The
 * server prefetches them and sends them with the page (`src/server.ts` of the module exports them): the page is rendered
 * with them, and its browser does not fetch them again. A query that is not named here is fetched by the browser.
 */
export type PageQueries = Readonly<Record<string, QueriesOf<[visit: PageVisit]>>>;

/** Queries of a page that is for members only. */
export const forMember =
  (queries: QueriesOf<[user: User, visit: PageVisit]>): PageQueries[string] =>
  (visit) =>
    visit.user === null ? [] : queries(visit.user, visit);
