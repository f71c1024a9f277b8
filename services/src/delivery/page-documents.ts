import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  offlineNonce,
  type Overlay,
  type Registry,
  type ReleasedFile,
  type ShellManifest,
} from '@nestwell/contracts/delivery';
import { Config } from '../platform/config/config';
import { DocumentPolicies } from '../platform/document-policies';
import { clientOf } from '../platform/http/client-of';
import { localeOf } from '../platform/session/locale-of';
import type { SessionUser } from '../platform/session-user';
import { contentPolicy } from './content-policy';
import { KeptShapes } from './kept-shapes';
import { documentOf, type DocumentPlan } from './document';
import { OwnReads } from './painting/own-reads';
import { Painter } from './painting/painter';

type Parts = Omit<DocumentPlan, 'nonce' | 'config' | 'painted'>;

/** Who opens which page. */
interface Visit {
  url: URL;
  user: SessionUser | undefined;
  request: FastifyRequest;
}

/** A page as it is sent: its HTML, what that may load, and who may keep it. */
@Injectable()
export class PageDocuments {
  constructor(
    private readonly policies: DocumentPolicies,
    private readonly config: Config,
    private readonly shapes: KeptShapes,
    private readonly painter: Painter,
    private readonly reads: OwnReads,
  ) {}

  async of(
    { url, user, request }: Visit,
    parts: Parts,
  ): Promise<{ html: string; headers: Record<string, string> }> {
    const config = { ...this.config.publicConfig, shapes: this.shapes.tag };
    const { undisturbed } = parts.route.page ?? {};
    // What she chose on the way into such a step is known to her browser alone.
    const isAlone = undisturbed !== undefined && url.searchParams.has(undisturbed);
    const painted = isAlone
      ? undefined
      : await this.painter.paint({
          ...parts,
          user,
          client: clientOf(request.ip),
          locale: localeOf(request.headers['accept-language']),
          config,
          // Home's own answers are there already, read without calls.
          read: parts.route.isHome && user ? undefined : this.reads.of(request, user?.timezone ?? 'UTC'),
          address: parts.route.leadsTo ?? url.pathname + url.search,
          remotes: parts.route.remotes,
        });
    const nonce = randomBytes(16).toString('base64url');
    return {
      html: documentOf({ ...parts, nonce, config, painted, answers: painted?.answers ?? parts.answers }),
      headers: this.headersOf(url, nonce, parts.overlay),
    };
  }

  /** The document that opens without a network: for everybody, so that it holds nothing of anybody. */
  offline(
    shell: ShellManifest,
    registry: Registry,
    composition: ReleasedFile | undefined,
  ): { html: string; headers: Record<string, string> } {
    const route = { isHome: true, remotes: [] };
    const config = { ...this.config.publicConfig, shapes: this.shapes.tag };
    const entries = { registry, composition };
    const parts = { shell, ...entries, route, config, answers: [], kept: true, nonce: offlineNonce };
    const headers = this.headersOf(new URL('/', 'http://site'), offlineNonce, undefined);
    return { html: documentOf(parts), headers };
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
