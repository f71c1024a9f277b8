import { Injectable } from '@nestjs/common';
import { pageAt, type BuiltFile, type Release, type ReleasedFile } from '@nestwell/contracts/delivery/server';
import { FolderStorage, type Storage } from '@nestwell/releases';
import { LRUCache } from 'lru-cache';
import { Config } from '../../platform/config/config';
import { filesFolder, ReleaseStore } from '../../releases';
import type { PageToPaint } from './page-to-paint';
import type { Handed } from './handed';
import { vouchedText } from './vouched-text';
import type { Wish } from './wish';

/** Files of more versions than are current at a time. */
const MOST = 200;

/** What painting needs to know of a page: whose code, whose sheets, and the text of what was not handed over yet. */
interface Files {
  owners: string[];
  /** Keys of the sheets, in the order in which they stand in the page. */
  sheets: string[];
  news: Pick<Wish, 'builds' | 'sheets'>;
}

/** A version that is to be painted, with the sheets that its part of the page needs. */
interface Painting {
  owner: string;
  server: ReleasedFile;
  css: readonly ReleasedFile[];
}

/** Server builds and style sheets of what a page shows; only bytes that manifest or registry vouch for. */
@Injectable()
export class PaintFiles {
  private readonly shells: Storage;
  private readonly texts = new LRUCache<string, Promise<string>>({ max: MOST });

  constructor(
    config: Config,
    private readonly releases: ReleaseStore,
  ) {
    this.shells = new FolderStorage(filesFolder(config.dataDir));
  }

  async shell(file: BuiltFile): Promise<{ code: string; name: string }> {
    return { code: await this.textOf(this.shells, ofShell(file)), name: ofShell(file).url };
  }

  async of(page: PageToPaint, left: (owner: string) => boolean, handed: Handed): Promise<Files> {
    const files: Files = { owners: [], sheets: [], news: { builds: [], sheets: [] } };
    const styles = page.hasSheets === true ? [] : page.shell.styles;
    await Promise.all(styles.map((file) => this.sheet(files, handed, ofShell(file))));
    const { pathname } = new URL(page.address, 'http://site');
    for (const id of page.remotes) {
      const remote = page.registry.remotes[id];
      // What the current version is left out with, the last good one may paint.
      const [painting] = [remote, remote?.lastGood]
        .flatMap((release) => (release && paintingOf(id, release, pathname)) ?? [])
        .filter(({ owner }) => !left(owner));
      if (painting) await this.release(files, handed, painting);
    }
    return files;
  }

  private async release(files: Files, handed: Handed, { owner, server, css }: Painting) {
    if (!handed.has('builds', owner)) {
      const code = await this.textOf(this.releases.storage, server);
      files.news.builds.push({ owner, name: server.url, code });
    }
    files.owners.push(owner);
    for (const file of css) await this.sheet(files, handed, file, owner);
  }

  private async sheet(files: Files, handed: Handed, file: ReleasedFile, owner?: string): Promise<void> {
    const key = file.integrity;
    files.sheets.push(key);
    if (handed.has('sheets', key)) return;
    const text = await this.textOf(owner ? this.releases.storage : this.shells, file);
    files.news.sheets.push({ key, owner, text });
  }

  private textOf(storage: Storage, file: ReleasedFile): Promise<string> {
    const known = this.texts.get(file.integrity);
    if (known) return known;
    const reading = vouchedText(storage, file);
    this.texts.set(file.integrity, reading);
    reading.catch(() => this.texts.delete(file.integrity));
    return reading;
  }
}

/** Undefined where a version paints nothing, or not this page: one whose sheets nobody knows would move when they come. */
function paintingOf(id: string, release: Release, pathname: string): Painting | undefined {
  const { server, version, pages, css } = release;
  if (!server) return undefined;
  const opened = pageAt(
    pages.map((page) => ({ page })),
    pathname,
  );
  const own = opened ? server.styles?.[opened.page.path] : [];
  return own && { owner: `${id}@${version}`, server, css: [...css, ...own] };
}

const ofShell = ({ path, integrity }: BuiltFile): ReleasedFile => ({ url: `/shell/${path}`, integrity });
