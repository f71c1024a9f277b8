import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  offlineNonce,
  type OfflineDocument,
  type Overlay,
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
import { OwnReads } from '../ssr/own-reads';
import { Painter } from '../ssr/painter';

type Parts = Omit<DocumentPlan, 'nonce' | 'config' | 'answers' | 'painted' | 'sheets'>;

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
    private readonly painter: Painter,
    private readonly reads: OwnReads,
    private readonly sheets: PageSheets,
  ) {}

  /** Where what it will show is not read and painted soon, its beginning goes ahead. */
  async of(visit: Visit, parts: Parts, answers: string[] | Promise<string[]>): Promise<Buffer | Readable> {
    const { url, request, reply } = visit;
    const nonce = randomBytes(16).toString('base64url');
    const config = this.config.value;
    const { page, isHome, leadsTo } = parts.route;
    const sheets = this.sheets.of({ ...parts, pathname: leadsTo ?? url.pathname });
    // By the path that a module declares: her address may name something of hers.
    const rest = inSpan(`page ${page?.path ?? (isHome ? '/' : 'unknown')}`, async () => {
      const read = await answers;
      const painted = await this.picture(visit, { ...parts, config, answers: read });
      return restOf({ ...parts, nonce, config, painted, answers: painted?.answers ?? read });
    }).catch((error: unknown) => {
      // Its beginning is on its way: the browser draws the page, and asks for its answers.
      this.logger.error(`A page goes without what it shows: ${String(error)}`);
      return restOf({ ...parts, nonce, config, answers: [] });
    });
    void reply.headers(this.headersOf(url, nonce, parts.overlay));
    const beginning = beginningOf({ ...parts, nonce, config, sheets: await sheets });
    return compressedInParts(request, reply, { beginning, rest });
  }

  private async picture(
    { url, user, request }: Visit,
    parts: Parts & Pick<DocumentPlan, 'config' | 'answers'>,
  ) {
    const { page, isHome, leadsTo, remotes } = parts.route;
    // What she chose on the way into such a step is known to her browser alone.
    if (page?.undisturbed !== undefined && url.searchParams.has(page.undisturbed)) return undefined;
    return this.painter.paint({
      ...parts,
      user,
      client: clientOf(request.ip),
      locale: localeOf(request.headers['accept-language']),
      // Home's own answers are there already, read without calls.
      read: isHome && user ? undefined : this.reads.of(request, user?.timezone ?? 'UTC'),
      address: leadsTo ?? url.pathname + url.search,
      remotes,
    });
  }

  /** The document that opens without a network: for everybody, so that it holds nothing of anybody. */
  async offline(shell: ShellManifest, registry: Registry): Promise<OfflineDocument> {
    const route = { isHome: true, remotes: [] };
    const sheets = await this.sheets.of({ shell, registry, route, pathname: '/' });
    const parts = { shell, registry, route, sheets, answers: [], kept: true, nonce: offlineNonce };
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
