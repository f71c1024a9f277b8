import {
  pageDataIds,
  type DehydratedQueries,
  type Overlay,
  type PrefetchedQueries,
  type Registry,
} from '@nestwell/contracts/delivery';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import { isDeviceZone } from '@nestwell/domain/device-time';
import { examplePublicConfig } from '@nestwell/remote-kit/host';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { pageJson } from './page-json';

export interface PageData {
  registry: Registry;
  config: PublicConfig;
  queries: DehydratedQueries;
  /** Null where she sees what everybody sees. */
  overlay: Overlay | null;
}

/**
 * Reads what the server put into the page. What is missing or broken leaves the site open, with less on it. Prefetched
 * queries are the member's: they are taken out of the document, where they would outlast her session.
 */
export function readPageData(page: Document): PageData {
  const data = readAll(page);
  page.getElementById(pageDataIds.queries)?.remove();
  return data;
}

function readAll(page: Document): PageData {
  return {
    registry: pageJson<Registry>(page, pageDataIds.registry) ?? { rev: 0, remotes: {} },
    config: pageJson<PublicConfig>(page, pageDataIds.config) ?? examplePublicConfig,
    queries: queriesHere(pageJson<PrefetchedQueries>(page, pageDataIds.queries)),
    overlay: pageJson<Overlay>(page, pageDataIds.overlay),
  };
}

/** None where the member has travelled since: her day is another than the server's idea of it, and the browser fetches. */
function queriesHere(prefetched: PrefetchedQueries | null): DehydratedQueries {
  if (!prefetched) return { queries: [] };
  const { zone, state } = prefetched;
  return zone === null || isDeviceZone(zone) ? state : { queries: [] };
}

/** Fills the query cache with what was prefetched. Its age goes by this device's clock, which staleness is judged by. */
export function hydrateQueries(client: QueryClient, { queries }: DehydratedQueries): void {
  const dataUpdatedAt = fetchedAt();
  const aged = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(client, { queries: aged as DehydratedState['queries'] });
}

/** When the page's queries were fetched, by this device's clock: on a slow line the shell reads them seconds later. */
export function fetchedAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Date.now() - Math.max(0, performance.now() - (visit?.responseStart ?? Infinity));
}
