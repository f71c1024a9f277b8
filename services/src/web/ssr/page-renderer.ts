import { Injectable } from '@nestjs/common';
import type { PrefetchedQueries } from '@nestwell/contracts/delivery/server';
import { InProcessReads, type PageRequest } from './in-process-reads';
import type { RenderedPage } from './page-to-render';
import type { ServerHtmlParts } from './server-html';
import { SsrService } from './ssr.service';
import { QueryPrefetch } from './query-prefetch';

interface ServerRendered {
  queries: PrefetchedQueries;
  /** Undefined where the page is left to the browser. */
  rendered?: Omit<ServerHtmlParts, 'nonce' | 'recordScript'>;
}

/** Renders pages on the server: their queries are prefetched first, and dehydrated for the browser. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly reads: InProcessReads,
    private readonly prefetch: QueryPrefetch,
    private readonly renderer: SsrService,
  ) {}

  /** @param isServerRendered false where only the browser knows what the page shows: its queries are prefetched all the same */
  async render(page: RenderedPage, request: PageRequest, isServerRendered: boolean): Promise<ServerRendered> {
    const { queries, faults } = await this.prefetch.of(page, this.reads.of(request));
    if (!isServerRendered) return { queries };
    return { queries, rendered: await this.renderer.render({ ...page, queries: queries.state, faults }) };
  }
}
