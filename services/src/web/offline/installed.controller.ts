import { Controller, Get, Res } from '@nestjs/common';
import { live, webManifestPath, workerPath } from '@nestwell/contracts/delivery/server';
import type { FastifyReply } from 'fastify';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { etagOf } from '../../platform/http/unchanged';
import { Releases } from '../../releases';
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
  async webManifest(@Res({ passthrough: true }) reply: FastifyReply) {
    const manifest = webManifestOf(await this.releases.registry());
    return askedAgain(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  }

  @Get(workerPath)
  async workerScript(@Res({ passthrough: true }) reply: FastifyReply) {
    return askedAgain(reply, 'text/javascript; charset=utf-8', await this.worker.read());
  }

  @Endpoint(live.offlineSite)
  async offlineSite(@Call() { user, query: { known } }: CallOf<typeof live.offlineSite>) {
    const site = await this.sites.of(user?.id);
    return site.tag === known ? {} : { site };
  }
}

/** Its name never changes, so it is asked for each time; what the browser has already is not sent again. */
function askedAgain(reply: FastifyReply, type: string, text: string): string {
  void reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag: etagOf(text) });
  return text;
}
