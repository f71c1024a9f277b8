/**
 * What the HTML carries as `<script type="application/json" id="…">`, with every `<` escaped.
 * `registry`: Registry. `config`: PublicConfig. `queries`: PrefetchedQueries. `overlay`: Overlay, in a preview only.
 * `kept`: `true` in the document that opens without a network.
 */
export const pageDataIds = {
  registry: 'nestwell-registry',
  config: 'nestwell-config',
  queries: 'nestwell-queries',
  overlay: 'nestwell-overlay',
  kept: 'nestwell-kept',
} as const;

/** The element React renders into. */
export const rootElementId = 'root';

/** Queries as TanStack Query's `dehydrate` gives them; its `hydrate` takes them. */
export interface DehydratedQueries {
  queries: {
    queryKey: readonly unknown[];
    queryHash: string;
    dehydratedAt: number;
    state: { data?: unknown; dataUpdatedAt: number };
  }[];
}

/** Queries that the server prefetched for a page. */
export interface PrefetchedQueries {
  /**
   * The IANA zone their "today" follows, the one remembered of the member: elsewhere in the world it is another day's.
   * Null where nobody is signed in, and it is the same everywhere.
   */
  zone: string | null;
  state: DehydratedQueries;
}

/** What this browser alone sees: asked for with `/?with=nutrition@pr-42`, left with `/?with=`. */
export interface Overlay {
  /** Remotes that stand in for the current ones; the registry of the page has them already. */
  shown: { id: string; name: string; version: string }[];
  /** What was asked for and is not released. */
  missing: { id: string; name: string }[];
  /** Builds served by the developer's own machine; the shell reads their `remote.json` itself. */
  local: { id: string; origin: string }[];
}
