import { RevisionBlocked } from './registry-errors';
import { isRevision, registryFolder } from './places';
import { revisionFrom, type Revision } from './revision';
import type { Storage } from './storage/storage';
import { integrityOf } from './vouched';

/** What a look at the history takes. */
const MAX_REMEMBERED = 300;

/** The largest number that a revision's name has room for. */
const MAX_REV = 99_999_999;

/** How often the next revision's name is tried while it is taken by something that no listing shows. */
const MAX_TAKEN_ATTEMPTS = 5;
/** Milliseconds before the second of these attempts; each further one waits so much longer. */
const TAKEN_RETRY_MS = 50;
export type ReadRevision = { revision: Revision; digest: string } | { problem: string };

/**
 * The revisions of one environment as files `<rev>.json`. Nobody overwrites one, but a person may remove it, or put an
 * older copy of the folder back: each look lists all of them, and reads the newest one anew.
 */
export class RevisionFiles {
  /** Whole ones that were read. Valid as long as none of them is removed or replaced. */
  private readonly remembered = new Map<string, { revision: Revision; digest: string }>();
  private readonly folder: string;

  constructor(
    private readonly storage: Storage,
    environment: string,
  ) {
    this.folder = registryFolder(environment);
  }

  pathOf(rev: number): string {
    return `${this.folder}${String(rev).padStart(8, '0')}.json`;
  }

  /** Paths of all revisions, oldest first. */
  async list(): Promise<string[]> {
    const paths = (await this.storage.list(this.folder)).filter(isRevision);
    const there = new Set(paths);
    const known = [...this.remembered.keys()].sort();
    const isRemoved = known.some((path) => !there.has(path));
    if (isRemoved || (await this.isReplaced([known.at(-1), paths.at(-1)]))) this.remembered.clear();
    return paths;
  }

  /** False where somebody else made this one or a later one; throws where something that is no revision has its name. */
  async create(rev: number, bytes: Buffer): Promise<boolean> {
    if (rev > MAX_REV) throw new RevisionBlocked(`${this.pathOf(rev - 1)} has the last number there is`);
    const path = this.pathOf(rev);
    for (let attempt = 1; attempt <= MAX_TAKEN_ATTEMPTS; attempt += 1) {
      if (await this.storage.create(path, bytes)) return true;
      if (revOf((await this.list()).at(-1)) >= rev) return false;
      // Another writer may be at it in this moment, and not be listed yet.
      await new Promise((resolve) => setTimeout(resolve, attempt * TAKEN_RETRY_MS));
    }
    throw new RevisionBlocked(
      `Nothing can be decided: ${path} is taken by something that is no revision. Remove it from where the releases are kept`,
    );
  }

  /** One that is not whole is read again each time: it may be on its way. */
  async read(path: string): Promise<ReadRevision> {
    return this.remembered.get(path) ?? this.readAnew(path);
  }

  async readAnew(path: string): Promise<ReadRevision> {
    const bytes = await this.storage.read(path);
    if (bytes === undefined) return { problem: 'it is not there' };
    const revision = revisionFrom(bytes);
    if ('problem' in revision) return revision;
    const read = { revision, digest: integrityOf(bytes) };
    this.remember(path, read);
    return read;
  }

  private async isReplaced(paths: readonly (string | undefined)[]): Promise<boolean> {
    for (const path of new Set(paths)) {
      const known = path === undefined ? undefined : this.remembered.get(path);
      if (path === undefined || known === undefined) continue;
      const bytes = await this.storage.read(path);
      if (bytes === undefined || integrityOf(bytes) !== known.digest) return true;
    }
    return false;
  }

  private remember(path: string, read: { revision: Revision; digest: string }): void {
    this.remembered.set(path, read);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MAX_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }
}

/** The number that a path says. */
export const revOf = (path: string | undefined) => Number(/(\d{8})\.json$/.exec(path ?? '')?.[1] ?? 0);
