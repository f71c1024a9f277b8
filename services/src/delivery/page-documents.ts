import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { offlineNonce, type Overlay, type Registry, type ShellManifest } from '@nestwell/contracts/delivery';
import { Config } from '../platform/config/config';
import { DocumentPolicies } from '../platform/document-policies';
import type { SessionUser } from '../platform/session-user';
import { contentPolicy } from './content-policy';
import { KeptShapes } from './kept-shapes';
import { documentOf, type DocumentPlan } from './document';
import { Painter } from './painting/painter';

type Parts = Omit<DocumentPlan, 'nonce' | 'config' | 'painted'>;

/** Who opens which page. */
interface Visit {
  url: URL;
  user: SessionUser | undefined;
  client: string;
}

/** A page as it is sent: its HTML, what that may load, and who may keep it. */
@Injectable()
export class PageDocuments {
  constructor(
    private readonly policies: DocumentPolicies,
    private readonly config: Config,
    private readonly shapes: KeptShapes,
    private readonly painter: Painter,
  ) {}

  async of(
    { url, user, client }: Visit,
    parts: Parts,
  ): Promise<{ html: string; headers: Record<string, string> }> {
    const config = { ...this.config.publicConfig, shapes: this.shapes.tag };
    const painted = await this.painter.paint({
      ...parts,
      user,
      client,
      config,
      address: url.pathname + url.search,
      remotes: parts.route.remotes,
    });
    const nonce = randomBytes(16).toString('base64url');
    return {
      html: documentOf({ ...parts, nonce, config, painted }),
      headers: this.headersOf(url, nonce, parts.overlay),
    };
  }

  /** The document that opens without a network: for everybody, so that it holds nothing of anybody. */
  offline(shell: ShellManifest, registry: Registry): { html: string; headers: Record<string, string> } {
    const route = { isHome: true, remotes: [] };
    const config = { ...this.config.publicConfig, shapes: this.shapes.tag };
    const parts = { shell, registry, route, config, answers: [], kept: true, nonce: offlineNonce };
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
