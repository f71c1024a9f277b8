import type { Storage } from './storage';

/** A distant storage whose released files, which never change, are kept near once they were asked for. */
export class MirroredStorage implements Storage {
  constructor(
    private readonly distant: Storage,
    private readonly near: Storage,
  ) {}

  async read(path: string): Promise<Buffer | undefined> {
    if (!path.startsWith('r/')) return this.distant.read(path);
    const kept = await this.near.read(path);
    if (kept !== undefined) return kept;
    const bytes = await this.distant.read(path);
    if (bytes !== undefined) await this.near.create(path, bytes);
    return bytes;
  }

  create(path: string, bytes: Buffer): Promise<boolean> {
    return this.distant.create(path, bytes);
  }

  put(path: string, bytes: Buffer): Promise<void> {
    return this.distant.put(path, bytes);
  }

  list(folder: string, after?: string): Promise<string[]> {
    return this.distant.list(folder, after);
  }

  async remove(path: string): Promise<void> {
    await this.distant.remove(path);
    await this.near.remove(path);
  }
}
