import { Injectable } from '@nestjs/common';
import type { PrefetchedQueries } from '@nestwell/contracts/delivery/server';
import { InProcessReads, type PageRequest } from './in-process-reads';
import type { RenderedPage } from './page-to-paint';
import type { PaintedParts } from './painted-page';
import { Painter } from './painter';
import { QueryPrefetch } from './query-prefetch';

interface ServerRendered {
  queries: PrefetchedQueries;
  /** Undefined where the page is left to the browser. */
  painted?: Omit<PaintedParts, 'nonce' | 'recordScript'>;
}

/** Renders pages on the server: their queries are prefetched first, and dehydrated for the browser. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly reads: InProcessReads,
    private readonly prefetch: QueryPrefetch,
    private readonly painter: Painter,
  ) {}

  /** @param isPainted false where only the browser knows what the page shows: its queries are prefetched all the same */
  async render(page: RenderedPage, request: PageRequest, isPainted: boolean): Promise<ServerRendered> {
    const { queries, faults } = await this.prefetch.of(page, this.reads.of(request));
    if (!isPainted) return { queries };
    return { queries, painted: await this.painter.paint({ ...page, queries: queries.state, faults }) };
  }
}
