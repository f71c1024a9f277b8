import type { Storage } from './storage';

/**
 * A distant storage, with all that was read of it kept near: released files, which never change, are not asked for
 * again; of the rest the last known answer stands while the distant storage is away.
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
    if (bytes !== undefined && bytes !== kept) await this.near.put(path, bytes);
    return bytes;
  }

  async create(path: string, bytes: Buffer): Promise<boolean> {
    const made = await this.distant.create(path, bytes);
    if (made) await this.near.put(path, bytes);
    return made;
  }

  put(path: string, bytes: Buffer): Promise<void> {
    return this.distant.put(path, bytes);
  }

  list(folder: string, after?: string): Promise<string[]> {
    return this.distant.list(folder, after).catch(() => this.near.list(folder, after));
  }

  async remove(path: string): Promise<void> {
    await this.distant.remove(path);
    await this.near.remove(path);
  }
}

const isReleased = (path: string) => path.startsWith('r/');

/** In place of a failure, what is known. */
const unless = (kept: Buffer | undefined) => (error: unknown) => {
  if (kept === undefined) throw error;
  return kept;
};
