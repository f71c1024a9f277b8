import { Controller, Get, Res } from '@nestjs/common';
import { webManifestPath } from '@nestwell/contracts/delivery';
import type { FastifyReply } from 'fastify';
import { Releases } from '../releases';
import { webManifestOf } from './web-manifest';

/** What a browser asks for to keep the site on a device. */
@Controller()
export class InstalledController {
  constructor(private readonly releases: Releases) {}

  @Get(webManifestPath)
  async webManifest(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.headers({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    return JSON.stringify(webManifestOf(await this.releases.registry()));
  }
}
