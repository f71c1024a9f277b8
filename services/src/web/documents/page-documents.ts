import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  offlineNonce,
  type OfflineDocument,
  type Overlay,
  type PrefetchedQueries,
  type Registry,
  type ShellManifest,
} from '@nestwell/contracts/delivery/server';
import { DocumentPolicies } from '../../platform/document-policies';
import { clientOf } from '../../platform/http/client-of';
import { compressedInParts } from '../../platform/http/compression';
import { inSpan } from '../../platform/http/running-request';
import { localeOf } from '../../platform/session/locale-of';
import type { SessionUser } from '../../platform/session-user';
import { BrowserConfig } from './browser-config';
import { contentPolicy } from './content-policy';
import { beginningOf, documentOf, restOf, type DocumentPlan } from './document';
import { PageSheets } from './page-sheets';
import { PageRenderer } from '../ssr/page-renderer';
import type { RenderedPage } from '../ssr/page-to-render';

type Parts = Omit<DocumentPlan, 'nonce' | 'config' | 'queries' | 'rendered' | 'sheets'>;

const noQueries: PrefetchedQueries = { zone: null, state: { queries: [] } };

/** Who opens which page. */
interface Visit {
  url: URL;
  user: SessionUser | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A page as it is sent: its HTML, what that may load, and who may keep it. */
@Injectable()
export class PageDocuments {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly policies: DocumentPolicies,
    private readonly config: BrowserConfig,
    private readonly renderer: PageRenderer,
    private readonly sheets: PageSheets,
  ) {}

  /** Where what it will show is not read and rendered soon, its beginning goes ahead. */
  async of(visit: Visit, parts: Parts): Promise<Buffer | Readable> {
    const { url, reply } = visit;
    const nonce = randomBytes(16).toString('base64url');
    const config = this.config.value;
    const { page, isHome, leadsTo } = parts.route;
    const sheets = this.sheets.of({ ...parts, pathname: leadsTo ?? url.pathname });
    // By the path that a module declares: her address may name something of hers.
    const rest = inSpan(`page ${page?.path ?? (isHome ? '/' : 'unknown')}`, async () => {
      const rendered = this.renderedPage(visit, { ...parts, config });
      // What was chosen on the way into such a step is known to the browser alone.
      const isServerRendered = page?.undisturbed === undefined || !url.searchParams.has(page.undisturbed);
      return restOf({
        ...parts,
        nonce,
        config,
        ...(await this.renderer.render(rendered, visit, isServerRendered)),
      });
    }).catch((error: unknown) => {
      // Its beginning is on its way: the browser draws the page, and fetches its queries.
      this.logger.error(`A page goes without what it shows: ${String(error)}`);
      return restOf({ ...parts, nonce, config, queries: noQueries });
    });
    void reply.headers(this.headersOf(url, nonce, parts.overlay));
    const beginning = beginningOf({ ...parts, nonce, config, sheets: await sheets });
    return compressedInParts(reply, { beginning, rest });
  }

  private renderedPage(
    { url, user, request }: Visit,
    parts: Parts & Pick<DocumentPlan, 'config'>,
  ): RenderedPage {
    const { page, isHome, leadsTo, remotes } = parts.route;
    return {
      ...parts,
      user,
      client: clientOf(request.ip),
      locale: localeOf(request.headers['accept-language']),
      address: leadsTo ?? url.pathname + url.search,
      path: leadsTo ?? page?.path ?? (isHome ? '/' : undefined),
      remotes,
    };
  }

  /** The document that opens without a network: for everybody, so that it holds nothing of anybody. */
  async offline(shell: ShellManifest, registry: Registry): Promise<OfflineDocument> {
    const route = { isHome: true, remotes: [] };
    const sheets = await this.sheets.of({ shell, registry, route, pathname: '/' });
    const parts = { shell, registry, route, sheets, queries: noQueries, kept: true, nonce: offlineNonce };
    const headers = this.headersOf(new URL('/', 'http://site'), offlineNonce, undefined);
    return { html: documentOf({ ...parts, config: this.config.value }), headers };
  }

  private headersOf(url: URL, nonce: string, overlay: Overlay | undefined): Record<string, string> {
    const policy = contentPolicy(nonce, [...this.policies.of(url), ...localBuilds(overlay)]);
    return {
      'content-type': 'text/html; charset=utf-8',
      // Holds her data and a nonce: no cache may keep it, not even the one behind the back button.
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(self), geolocation=(), payment=(self), microphone=(self)',
    };
  }
}

/** The developer's own machine, where a build of hers stands in for a remote. */
const localBuilds = (overlay: Overlay | undefined) =>
  (overlay?.local ?? []).map(({ origin }) => ({
    matches: () => true,
    script: [origin],
    style: [origin],
    connect: [origin],
  }));
