import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Storage } from './storage';

/** Releases in a folder, which several processes of one machine may share. */
export class FolderStorage implements Storage {
  constructor(readonly folder: string) {}

  async read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async create(path: string, bytes: Buffer): Promise<boolean> {
    const draft = await this.draft(path, bytes);
    try {
      // A link either takes the name with the whole file behind it, or fails because it is taken.
      await link(draft, join(this.folder, path));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async put(path: string, bytes: Buffer): Promise<void> {
    await rename(await this.draft(path, bytes), join(this.folder, path));
  }

  async list(folder: string): Promise<string[]> {
    const start = join(this.folder, folder);
    const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith(DRAFT))
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.folder, path), { force: true });
  }

  private async draft(path: string, bytes: Buffer): Promise<string> {
    const folder = dirname(join(this.folder, path));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${DRAFT}${randomUUID()}`);
    await writeFile(draft, bytes, { mode: 0o600 });
    return draft;
  }
}

const DRAFT = '.draft-';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');
