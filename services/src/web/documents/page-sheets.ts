import { Injectable, Logger } from '@nestjs/common';
import type { Registry, ReleasedFile, ShellManifest } from '@nestwell/contracts/delivery/server';
import { FolderStorage, type Storage } from '@nestwell/releases';
import { LRUCache } from 'lru-cache';
import { Config } from '../../platform/config/config';
import { filesFolder, ReleaseStore, type Route } from '../../releases';
import { readVouched } from '../lib/read-vouched';
import { shellFile } from '../lib/shell-file';
import { RenderFaults } from '../ssr/render-faults';
import { renderedRelease, styleSheetsAt } from '../ssr/rendered-release';

/** Style sheets of more versions than are current at a time. */
const MAX_SHEETS = 300;

/** A style sheet of what a page shows. */
export interface PageSheet extends ReleasedFile {
  /** Its text; undefined where it cannot stand in the document, which links it instead. */
  css?: string;
}

interface ShownPage {
  shell: ShellManifest;
  registry: Registry;
  route: Pick<Route, 'remotes'>;
  pathname: string;
}

/** The style sheets of what a page shows, which stand whole in its document; only bytes that manifest or registry vouch for. */
@Injectable()
export class PageSheets {
  private readonly logger = new Logger('Pages');
  private readonly shells: Storage;
  private readonly texts = new LRUCache<string, Promise<string>>({ max: MAX_SHEETS });

  constructor(
    config: Config,
    private readonly releases: ReleaseStore,
    private readonly faults: RenderFaults,
  ) {
    this.shells = new FolderStorage(filesFolder(config.dataDir));
  }

  /** The shell's first: it orders the cascade layers. */
  of({ shell, registry, route, pathname }: ShownPage): Promise<PageSheet[]> {
    const ofRemotes = route.remotes.flatMap((id) => this.ofRemote(id, registry, pathname));
    return Promise.all([
      ...shell.styles.map((file) => this.sheet(this.shells, shellFile(file))),
      ...ofRemotes.map((file) => this.sheet(this.releases.storage, file)),
    ]);
  }

  /** Of the version that is rendered; of the current one where the browser draws it. */
  private ofRemote(id: string, registry: Registry, pathname: string): readonly ReleasedFile[] {
    const rendered = renderedRelease(id, registry, pathname, this.faults.isPassedOver);
    const current = registry.remotes[id];
    return rendered?.css ?? (current && (styleSheetsAt(current, pathname) ?? current.css)) ?? [];
  }

  private async sheet(storage: Storage, { url, integrity }: ReleasedFile): Promise<PageSheet> {
    try {
      return { url, integrity, css: await this.text(storage, { url, integrity }) };
    } catch (error) {
      this.logger.error(`A style sheet is linked instead of inlined: ${String(error)}`);
      return { url, integrity };
    }
  }

  private text(storage: Storage, file: ReleasedFile): Promise<string> {
    const key = `${file.url} ${file.integrity}`;
    const known = this.texts.get(key);
    if (known) return known;
    const reading = readText(storage, file);
    this.texts.set(key, reading);
    reading.catch(() => this.texts.delete(key));
    return reading;
  }
}

async function readText(storage: Storage, file: ReleasedFile): Promise<string> {
  const css = (await readVouched(storage, file)).toString();
  // No style sheet that the build writes has this; in the document it could end its element.
  if (css.includes('</')) throw new Error(`${file.url} contains "</"`);
  return css;
}
