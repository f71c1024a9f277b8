import type { NamedPreview, Release, RemoteManifest } from '@nestwell/contracts/delivery';
import { releaseOf } from './build';
import { manifestPath, previewFolder, previewPath } from './places';
import type { Storage } from './storage/storage';

const NAME = /^[a-z0-9][a-z0-9.-]{0,39}$/;

export class Previews {
  constructor(private readonly storage: Storage) {}

  /** Names a released version; the name may be moved to another version later. */
  async name(preview: NamedPreview): Promise<void> {
    if (!NAME.test(preview.name)) throw new Error(`${preview.name} is no name: use letters, digits, - and .`);
    const path = previewPath(preview.id, preview.name);
    await this.storage.put(path, Buffer.from(`${JSON.stringify(preview)}\n`));
  }

  /** The release behind a name, or behind a version; undefined where neither is known. */
  async find(id: string, name: string): Promise<Release | undefined> {
    if (![id, name].every((word) => NAME.test(word))) return undefined;
    const named = await this.storage.read(previewPath(id, name));
    const version = named ? (JSON.parse(named.toString()) as NamedPreview).version : name;
    const manifest = await this.storage.read(manifestPath(id, version));
    return manifest && releaseOf(JSON.parse(manifest.toString()) as RemoteManifest);
  }

  async all(): Promise<NamedPreview[]> {
    const paths = await this.storage.list(previewFolder);
    const texts = await Promise.all(paths.map((path) => this.storage.read(path)));
    return texts.flatMap((text) => (text ? [JSON.parse(text.toString()) as NamedPreview] : []));
  }

  async forget(id: string, name: string): Promise<void> {
    await this.storage.remove(previewPath(id, name));
  }
}
