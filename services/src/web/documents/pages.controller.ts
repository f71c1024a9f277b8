import type { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address';
import { notFound, unavailable } from '../../platform/http/errors';
import { ask, type Asked, confirmPage, confirmPolicy, Overlays, Releases, routeOf } from '../../releases';
import { PageDocuments } from './page-documents';
import { Visitors } from '../../platform/session/visitors';

const FILE = /\.[a-z0-9]{2,12}$/i;

/** Every address that is neither API nor file is a page of the one application. */
@Controller()
export class PagesController {
  constructor(
    private readonly releases: Releases,
    private readonly visitors: Visitors,
    private readonly documents: PageDocuments,
    private readonly overlays: Overlays,
  ) {}

  @Get('*')
  async page(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Buffer | Readable> {
    const url = addressOf(request);
    if (FILE.test(url.pathname)) throw notFound('File');
    const shell = this.releases.currentShell();
    if (shell === undefined) throw unavailable('The site is not built yet');
    const visitor = this.visitors.of(request, reply);
    const [current, user] = await Promise.all([this.releases.registry(), visitor]);
    const asked = this.overlays.asked(request, user);
    if (asked !== undefined) return this.askFirst(asked, request, reply);
    const { registry, overlay } = await this.overlays.over(current, request, user);
    const route = routeOf(url.pathname, registry, user !== undefined);
    const visit = { url, user, request, reply };
    const parts = { shell, registry, route, overlay };
    void reply.status(route.isHome || route.page !== undefined ? 200 : 404);
    return this.documents.of(visit, parts);
  }

  /** A preview begins when its person confirms it; one is left at once. */
  private askFirst(asked: Asked, request: FastifyRequest, reply: FastifyReply): string {
    void reply.header('cache-control', 'no-store');
    if (asked.choice.length > 0) {
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': confirmPolicy,
      });
      return confirmPage(asked.choice, ask(request, reply, asked));
    }
    if (addressOf(request).searchParams.get('with') === '') this.overlays.leave(request, reply);
    void reply.status(303).header('location', asked.to);
    return '';
  }
}
