import { Controller, Get, Req, Res } from '@nestjs/common';
import { live, webManifestPath, workerPath } from '@nestwell/contracts/delivery/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { etagOf } from '../../platform/http/unchanged';
import { Visitors } from '../../platform/session/visitors';
import { Releases } from '../../releases';
import { OfflineManifests } from './offline-manifests';
import { webManifestOf } from './web-manifest';
import { WorkerScript } from './worker-script';

/** What a browser asks for to keep the site on a device. */
@Controller()
export class InstalledController {
  constructor(
    private readonly releases: Releases,
    private readonly visitors: Visitors,
    private readonly worker: WorkerScript,
    private readonly manifests: OfflineManifests,
  ) {}

  @Get(webManifestPath)
  async webManifest(@Res({ passthrough: true }) reply: FastifyReply) {
    const manifest = webManifestOf(await this.releases.registry());
    return askedAgain(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  }

  @Get(workerPath)
  async workerScript(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const user = await this.visitors.of(request, reply);
    return askedAgain(reply, 'text/javascript; charset=utf-8', await this.worker.read(user?.id));
  }

  @Endpoint(live.offlineDocument)
  offlineDocument(@Call() { user, query: { tag } }: CallOf<typeof live.offlineDocument>) {
    return this.manifests.document(user?.id, tag);
  }
}

/** Its name never changes, so it is asked for each time; what the browser has already is not sent again. */
function askedAgain(reply: FastifyReply, type: string, text: string): string {
  void reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag: etagOf(text) });
  return text;
}
