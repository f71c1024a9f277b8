import { dirname } from 'node:path';
import type { Storage } from './storage';

/**
 * A distant storage, with all that was read of it kept near: released files, which never change, are not asked for
 * again; of the rest, listings too, the last known answer stands while the distant storage is away.
 */
export class MirroredStorage implements Storage {
  constructor(
    private readonly distant: Storage,
    private readonly near: Storage,
  ) {}

  async read(path: string): Promise<Buffer | undefined> {
    const kept = await this.near.read(path);
    if (kept !== undefined && isReleased(path)) return kept;
    const bytes = await this.distant.read(path).catch(unless(kept));
    if (bytes === undefined) {
      if (kept !== undefined) await this.near.remove(path);
    } else if (!kept?.equals(bytes)) await this.near.put(path, bytes);
    return bytes;
  }

  async create(path: string, bytes: Buffer): Promise<boolean> {
    const made = await this.distant.create(path, bytes);
    if (!made) return false;
    await this.near.put(path, bytes);
    const folder = `${dirname(path)}/`;
    const listed = await this.lastListed(folder);
    if (listed) await this.noteListed(folder, [...new Set([...listed, path])].sort());
    return true;
  }

  put(path: string, bytes: Buffer): Promise<void> {
    return this.distant.put(path, bytes);
  }

  async list(folder: string): Promise<string[]> {
    let paths: string[];
    try {
      paths = await this.distant.list(folder);
    } catch {
      // What is kept near may hold files that were removed from the distant storage since.
      return (await this.lastListed(folder)) ?? this.near.list(folder);
    }
    await this.noteListed(folder, paths);
    return paths;
  }

  async remove(path: string): Promise<void> {
    await this.distant.remove(path);
    await this.near.remove(path);
  }

  private async lastListed(folder: string): Promise<string[] | undefined> {
    const bytes = await this.near.read(listingPath(folder));
    return bytes && (JSON.parse(bytes.toString()) as string[]);
  }

  private async noteListed(folder: string, paths: readonly string[]): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(paths));
    const known = await this.near.read(listingPath(folder));
    if (!known?.equals(bytes)) await this.near.put(listingPath(folder), bytes);
  }
}

const isReleased = (path: string) => path.startsWith('r/');

/** `registry/production/` → `listings/registry-production.json`. */
const listingPath = (folder: string) => `listings/${folder.replace(/\/$/, '').replaceAll('/', '-')}.json`;

/** In place of a failure, what is known. */
const unless = (kept: Buffer | undefined) => (error: unknown) => {
  if (kept === undefined) throw error;
  return kept;
};
