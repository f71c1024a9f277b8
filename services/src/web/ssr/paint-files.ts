import { Injectable } from '@nestjs/common';
import { pageAt, type BuiltFile, type Release, type ReleasedFile } from '@nestwell/contracts/delivery/server';
import { FolderStorage, type Storage } from '@nestwell/releases';
import { isVouched } from '@nestwell/releases/vouched';
import { LRUCache } from 'lru-cache';
import { Config } from '../../platform/config/config';
import { filesFolder, ReleaseStore } from '../../releases';
import type { PageToPaint } from './page-to-paint';
import type { RenderTask, SharedFile } from './render-task';

/** Files of more versions than are current at a time. */
const MAX_FILES = 200;

/** A version that is to be rendered, with the sheets that its part of the page needs. */
interface Rendered {
  owner: string;
  server: ReleasedFile;
  css: readonly ReleasedFile[];
}

/** Server bundles and style sheets of what a page shows; only bytes that manifest or registry vouch for. */
@Injectable()
export class PaintFiles {
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
    page: PageToPaint,
    server: BuiltFile,
    isLeftOut: (owner: string) => boolean,
  ): Promise<Omit<RenderTask, 'order'>> {
    const { pathname } = new URL(page.address, 'http://site');
    const rendered = page.remotes.flatMap((id) => {
      const remote = page.registry.remotes[id];
      return [remote, remote?.lastGood]
        .flatMap((release) => (release && renderedOf(id, release, pathname)) ?? [])
        .filter(({ owner }) => !isLeftOut(owner))
        .slice(0, 1);
    });
    const ofShell = (file: BuiltFile) => this.file(this.shells, releasedByShell(file));
    const ofRemotes = (file: ReleasedFile) => this.file(this.releases.storage, file);
    const own = page.hasSheets === true ? [] : page.shell.styles;
    return {
      shell: await ofShell(server),
      builds: await Promise.all(
        rendered.map(async ({ owner, server: bundle }) => ({ ...(await ofRemotes(bundle)), owner })),
      ),
      sheets: await Promise.all([
        ...own.map(ofShell),
        ...rendered.flatMap(({ owner, css }) =>
          css.map(async (sheet) => ({ ...(await ofRemotes(sheet)), owner })),
        ),
      ]),
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

/** Throws where it is not there, or not what was released. */
async function readFile(storage: Storage, { url, integrity }: ReleasedFile): Promise<SharedFile> {
  const read = await storage.read(url.slice(1));
  if (read === undefined) throw new Error(`${url} is not there`);
  if (!isVouched(read, integrity)) throw new Error(`${url} is not what was released`);
  const bytes = new SharedArrayBuffer(read.byteLength);
  new Uint8Array(bytes).set(read);
  return { name: url, integrity, bytes };
}

/** Undefined where a version renders nothing, or not this page: one whose sheets nobody knows would move when they come. */
function renderedOf(id: string, release: Release, pathname: string): Rendered | undefined {
  const { server, version, pages, css } = release;
  if (!server) return undefined;
  const opened = pageAt(
    pages.map((page) => ({ page })),
    pathname,
  );
  const own = opened ? server.styles?.[opened.page.path] : [];
  return own && { owner: `${id}@${version}`, server, css: [...css, ...own] };
}

const releasedByShell = ({ path, integrity }: BuiltFile): ReleasedFile => ({
  url: `/shell/${path}`,
  integrity,
});
