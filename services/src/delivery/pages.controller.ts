import { randomBytes } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Overlay } from '@nestwell/contracts/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../platform/config';
import { DocumentPolicies } from '../platform/document-policies';
import { addressOf } from '../platform/http/address';
import { notFound, unavailable } from '../platform/http/errors';
import { contentPolicy } from './content-policy';
import { documentOf } from './document';
import { HomeAnswers } from './home-answers';
import { Overlays } from './overlay/overlays';
import { Releases } from './releases';
import { routeOf } from './route';
import { Visitors } from './visitors';

const FILE = /\.[a-z0-9]{2,12}$/i;

/** Every address that is neither API nor file is a page of the one application. */
@Controller()
export class PagesController {
  constructor(
    private readonly releases: Releases,
    private readonly answers: HomeAnswers,
    private readonly visitors: Visitors,
    private readonly policies: DocumentPolicies,
    private readonly config: Config,
    private readonly overlays: Overlays,
  ) {}

  @Get('*')
  async page(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const url = addressOf(request);
    if (FILE.test(url.pathname)) throw notFound('File');
    const shell = this.releases.currentShell();
    if (shell === undefined) throw unavailable('The site is not built yet');
    const [current, user] = await Promise.all([this.releases.registry(), this.visitors.of(request, reply)]);
    const withoutChoice = this.overlays.follow(request, reply, user);
    if (withoutChoice !== undefined) {
      void reply.status(303).headers({ location: withoutChoice, 'cache-control': 'no-store' });
      return '';
    }
    const { registry, overlay } = await this.overlays.over(current, request, user);
    const route = routeOf(url.pathname, registry, user !== undefined);
    const answers = user === undefined ? [] : await this.answers.of(user, route.isHome, reply);
    const nonce = randomBytes(16).toString('base64url');
    void reply
      .status(route.isHome || route.page !== undefined ? 200 : 404)
      .headers(headersOf(contentPolicy(nonce, [...this.policies.of(url), ...localBuilds(overlay)])));
    return documentOf({ nonce, shell, registry, route, config: this.config.publicConfig, answers, overlay });
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

function headersOf(policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    // Holds her data and a nonce: no cache may keep it, not even the one behind the back button.
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), payment=(self), microphone=(self)',
  };
}
