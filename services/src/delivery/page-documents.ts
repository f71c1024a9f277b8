import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Overlay } from '@nestwell/contracts/delivery';
import { Config } from '../platform/config/config';
import { DocumentPolicies } from '../platform/document-policies';
import { contentPolicy } from './content-policy';
import { KeptShapes } from './kept-shapes';
import { documentOf, type DocumentPlan } from './document';

type Parts = Omit<DocumentPlan, 'nonce' | 'config'>;

/** A page as it is sent: its HTML, what that may load, and who may keep it. */
@Injectable()
export class PageDocuments {
  constructor(
    private readonly policies: DocumentPolicies,
    private readonly config: Config,
    private readonly shapes: KeptShapes,
  ) {}

  of(url: URL, parts: Parts): { html: string; headers: Record<string, string> } {
    const nonce = randomBytes(16).toString('base64url');
    return {
      html: documentOf({ ...parts, nonce, config: { ...this.config.publicConfig, shapes: this.shapes.tag } }),
      headers: this.headersOf(url, nonce, parts.overlay),
    };
  }

  private headersOf(url: URL, nonce: string, overlay: Overlay | undefined): Record<string, string> {
    const policy = contentPolicy(nonce, [...this.policies.of(url), ...localBuilds(overlay)]);
    return {
      'content-type': 'text/html; charset=utf-8',
      // Holds her data and a nonce: no cache may keep it, not even the one behind the back button.
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), geolocation=(), payment=(self), microphone=(self)',
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
