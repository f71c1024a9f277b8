import { createHash } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { live, webManifestPath, workerPath } from '@nestwell/contracts/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { Releases } from '../releases';
import { OfflineSites } from './offline-sites';
import { webManifestOf } from './web-manifest';
import { WorkerScript } from './worker-script';

/** What a browser asks for to keep the site on a device. */
@Controller()
export class InstalledController {
  constructor(
    private readonly releases: Releases,
    private readonly worker: WorkerScript,
    private readonly sites: OfflineSites,
  ) {}

  @Get(webManifestPath)
  async webManifest(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const manifest = webManifestOf(await this.releases.registry());
    return unlessKnown(request, reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  }

  @Get(workerPath)
  async workerScript(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return unlessKnown(request, reply, 'text/javascript; charset=utf-8', await this.worker.read());
  }

  @Endpoint(live.offlineSite)
  async offlineSite(@Call() { user, query: { known } }: CallOf<typeof live.offlineSite>) {
    const site = await this.sites.of(user?.id);
    return site.tag === known ? {} : { site };
  }
}

/** Its name never changes, so it is asked for each time; what the browser has already is not sent again. */
function unlessKnown(request: FastifyRequest, reply: FastifyReply, type: string, text: string): string {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  void reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag });
  if (request.headers['if-none-match'] !== etag) return text;
  void reply.status(304);
  return '';
}
