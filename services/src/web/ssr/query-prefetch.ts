import { Injectable, Logger } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import type { RenderFault, PrefetchedQueries } from '@nestwell/contracts/delivery/server';
import { keyOf, urlOfKey } from '@nestwell/contracts/kernel/server';
import { dehydrate, QueryClient } from '@tanstack/query-core';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { byDeadline } from '../../platform/by-deadline';
import type { InProcessRead } from './in-process-reads';
import { serverOf, type RenderedPage } from './page-to-render';
import { RenderFaults } from './render-faults';
import { RenderFiles } from './render-files';
import { queriesOrderText } from './render-request';
import { SsrPool } from './ssr-pool';

/** More than the first screen of any page reads. */
const MAX_QUERIES = 16;
/** At least so long a page waits for its queries: what has not come by then the browser fetches. */
const MIN_PREFETCH_TIMEOUT_MS = 250;
/** Last segment of the key of a list that is read a page at a time: see `pagesOf` in remote-kit. */
const PAGES = 'pages';

interface Prefetched {
  queries: PrefetchedQueries;
  /** Remotes that could not name their queries. */
  faults: readonly RenderFault[];
}

interface Prefetching {
  page: RenderedPage;
  client: QueryClient;
  read: InProcessRead;
  faults: RenderFault[];
  until: number;
}

/** Prefetches the queries that a page declares, and dehydrates them for its render and for its browser. */
@Injectable()
export class QueryPrefetch {
  private readonly logger = new Logger('Ssr');

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly files: RenderFiles,
    private readonly faults: RenderFaults,
    private readonly pool: SsrPool,
  ) {}

  async of(page: RenderedPage, read: InProcessRead): Promise<Prefetched> {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const timeoutMs = Math.max(MIN_PREFETCH_TIMEOUT_MS, this.config.ssrTimeoutMs / 2);
    const faults: RenderFault[] = [];
    const run = { page, client, read, faults, until: performance.now() + timeoutMs };
    const prefetching = this.prefetch(run).catch((error: unknown) => {
      this.logger.warn(`Queries are not prefetched: ${String(error)}`);
    });
    await byDeadline(prefetching, timeoutMs);
    const state = dehydrate(client);
    client.clear();
    return { queries: { zone: page.user?.timezone ?? null, state }, faults };
  }

  /** The member first: what a page reads follows from who she is. */
  private async prefetch(run: Prefetching): Promise<void> {
    const { client, read, until } = run;
    const { user } = run.page;
    if (user) await prefetchKey(client, keyOf(account.getUser, { params: { userId: user.id } }), read);
    const keys = (await this.declaredKeys(run)).filter((key) => urlOfKey(key).startsWith('/api/'));
    // Nobody waits for them any more.
    if (performance.now() > until) return;
    await Promise.all(keys.slice(0, MAX_QUERIES).map((key) => prefetchKey(client, key, read)));
  }

  private async declaredKeys({ page, client, faults }: Prefetching) {
    const server = serverOf(page);
    const { path } = page;
    if (this.config.ssrTimeoutMs === 0 || server === undefined || path === undefined) return [];
    const files = await this.files.of(page, server, this.faults.isPassedOver);
    const order = queriesOrderText({ ...page, path, queries: dehydrate(client) }, this.clock.now());
    // Given up as late as a render: a worker that has to evaluate bundles first does not hang.
    const declared = await this.pool.declaredQueries({ ...files, order }, this.config.ssrTimeoutMs);
    faults.push(...(declared?.faults ?? []));
    return declared?.queryKeys ?? [];
  }
}

/** Leaves the query out where the call is refused or fails: the browser fetches it, and says so. */
function prefetchKey(client: QueryClient, queryKey: readonly string[], read: InProcessRead): Promise<void> {
  if (queryKey.at(-1) !== PAGES)
    return client.prefetchQuery({
      queryKey,
      queryFn: async () => (await read(urlOfKey(queryKey))).data,
    });
  return client.prefetchInfiniteQuery({
    queryKey,
    initialPageParam: null,
    queryFn: async () => {
      const { data: rows, next } = await read(urlOfKey(queryKey.slice(0, -1)));
      return { rows, next };
    },
  });
}
