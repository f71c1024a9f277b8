import { Injectable } from '@nestjs/common';
import type { BuiltFile, ReleasedFile } from '@nestwell/contracts/delivery/server';
import { FolderStorage, type Storage } from '@nestwell/releases';
import { LRUCache } from 'lru-cache';
import { Config } from '../../platform/config/config';
import { filesFolder, ReleaseStore } from '../../releases';
import { readVouched } from '../lib/read-vouched';
import { shellFile } from '../lib/shell-file';
import type { RenderedPage } from './page-to-render';
import type { RenderTask, SharedFile } from './render-task';
import { renderedRelease } from './rendered-release';

/** Files of more versions than are current at a time. */
const MAX_FILES = 200;

/** Server bundles of what a page shows; only bytes that manifest or registry vouch for. */
@Injectable()
export class RenderFiles {
  private readonly shells: Storage;
  private readonly files = new LRUCache<string, Promise<SharedFile>>({ max: MAX_FILES });

  constructor(
    config: Config,
    private readonly releases: ReleaseStore,
  ) {
    this.shells = new FolderStorage(filesFolder(config.dataDir));
  }

  /** @param isLeftOut versions that are not rendered: the last good one may be, in their place */
  async of(
    page: RenderedPage,
    server: BuiltFile,
    isLeftOut: (owner: string) => boolean,
  ): Promise<Omit<RenderTask, 'order'>> {
    const { pathname } = new URL(page.address, 'http://site');
    const rendered = page.remotes.flatMap(
      (id) => renderedRelease(id, page.registry, pathname, isLeftOut) ?? [],
    );
    return {
      shell: await this.file(this.shells, shellFile(server)),
      builds: await Promise.all(
        rendered.map(async ({ owner, server: bundle }) => ({
          ...(await this.file(this.releases.storage, bundle)),
          owner,
        })),
      ),
    };
  }

  private file(storage: Storage, { url, integrity }: ReleasedFile): Promise<SharedFile> {
    const key = `${url} ${integrity}`;
    const known = this.files.get(key);
    if (known) return known;
    const reading = readFile(storage, { url, integrity });
    this.files.set(key, reading);
    reading.catch(() => this.files.delete(key));
    return reading;
  }
}

async function readFile(storage: Storage, { url, integrity }: ReleasedFile): Promise<SharedFile> {
  const read = await readVouched(storage, { url, integrity });
  const bytes = new SharedArrayBuffer(read.byteLength);
  new Uint8Array(bytes).set(read);
  return { name: url, integrity, bytes };
}
