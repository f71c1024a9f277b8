import { extname } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { FolderStorage, type Storage } from '@nestwell/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { addressOf } from '../../platform/http/address';
import { notFound } from '../../platform/http/errors';
import { etagOf } from '../../platform/http/unchanged';
import { filesFolder, ReleaseStore } from '../../releases';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Storages take no longer ones; those of releases are far shorter. */
const MAX_PATH_LENGTH = 500;
/** Plain names only: nothing that leads out of a folder or to a hidden file. */
const PATH = /^\w[\w.@~-]*(\/\w[\w.@~-]*)*$/;

/** In the shell's build they lie in `top/`. */
const TOP_FILES = ['favicon.ico', 'robots.txt', 'icons/*'];

type WildcardRequest = FastifyRequest<{ Params: { '*': string } }>;

/** Released files: named by version or content, so that browsers may keep them for ever; compressed when built. */
@Controller()
export class FilesController {
  private readonly shells: Storage;

  constructor(
    config: Config,
    private readonly releases: ReleaseStore,
  ) {
    this.shells = new FolderStorage(filesFolder(config.dataDir));
  }

  @Get('r/*')
  remote(@Req() request: WildcardRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return this.send(this.releases.storage, `r/${request.params['*']}`, request, reply);
  }

  @Get('shell/*')
  shell(@Req() request: WildcardRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return this.send(this.shells, `shell/${request.params['*']}`, request, reply);
  }

  /** What browsers look for at the top. Their names never change, so they are asked for again each time. */
  @Get(TOP_FILES)
  async top(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { pathname } = addressOf(request);
    const bytes = await this.send(this.shells, `shell/top${pathname}`, request, reply);
    void reply.header('cache-control', 'no-cache');
    return bytes;
  }

  private async send(
    storage: Storage,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer> {
    const type = TYPES[extname(path)];
    if (type === undefined || path.length > MAX_PATH_LENGTH || !PATH.test(path)) throw notFound('File');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const wanted = ENCODINGS.filter(([name]) => accepted.includes(name));
    for (const [encoding, ending] of [...wanted, ['', ''] as const]) {
      const bytes = await storage.read(path + ending);
      if (bytes === undefined) continue;
      void reply.headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        // Not every browser believes `immutable`: WebKit asks for all files again when a page is reloaded.
        etag: etagOf(bytes),
        ...(encoding && { 'content-encoding': encoding }),
      });
      return bytes;
    }
    throw notFound('File');
  }
}
