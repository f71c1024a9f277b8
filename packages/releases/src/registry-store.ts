import type { Registry } from '@nestwell/contracts/delivery';
import { registryOfToday } from './former-pages';
import { registryFolder } from './places';
import { revisionFrom, type Change, type Revision } from './revision';
import type { Storage } from './storage/storage';

const FRESH_FOR = 1000;
/** Milliseconds that a page waits for a newer registry than the one that is known. */
const PATIENCE = 500;
/** Revisions read that are kept in mind: what a look at the history takes. */
const REMEMBERED = 300;
const EMPTY: Registry = { rev: 0, remotes: {} };

/** A revision that cannot be used: it is passed over, and said to be so. */
export interface SpoiledRevision {
  rev: number;
  problem: string;
}

/** A revision that is asked for by its number and cannot be made current again. */
export class RevisionUnusable extends Error {}

/** Nothing is known of a registry, because its storage does not answer. */
export class RegistryUnreachable extends Error {
  constructor(environment: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The releases of ${environment} cannot be reached: ${why}`, { cause });
  }
}

/**
 * One environment's registry as files `<rev>.json`, none ever overwritten: making the next one is the compare-and-swap,
 * for all processes that share the storage.
 */
export class RegistryStore {
  private cached?: { registry: Registry; newest: string; until: number };
  private refreshing?: Promise<void>;
  /** Whole ones, which nobody ever changes. */
  private readonly revisions = new Map<string, Revision>();
  private readonly folder: string;

  constructor(
    private readonly storage: Storage,
    readonly environment: string,
  ) {
    this.folder = registryFolder(environment);
  }

  /**
   * The newest registry; another process's change is seen within a second. A revision that is not whole is passed
   * over, and while the storage is away or slow the last known registry stands. Throws where there is none to know.
   */
  async current(): Promise<Registry> {
    if (this.cached !== undefined && this.cached.until > Date.now()) return this.cached.registry;
    this.refreshing ??= this.refresh().finally(() => (this.refreshing = undefined));
    await (this.cached ? Promise.race([this.refreshing, patience()]) : this.refreshing);
    return this.cached?.registry ?? EMPTY;
  }

  /** Makes the next revision; false when somebody else made one since `rev`. */
  async replace(rev: number, remotes: Registry['remotes'], change: Change): Promise<boolean> {
    const revision: Revision = { registry: { rev: rev + 1, remotes }, change };
    const path = this.pathOf(rev + 1);
    const made = await this.storage.create(path, Buffer.from(`${JSON.stringify(revision, null, 2)}\n`));
    if (made) this.keep(revision.registry, path);
    else if (this.cached) this.cached.until = 0;
    return made;
  }

  /** What was decided, newest first. */
  async history(most = 50): Promise<Revision[]> {
    return (await this.newest(most)).flatMap(({ read }) => (isWhole(read) ? [read] : []));
  }

  /** Of the newest revisions those that cannot be used, newest first. */
  async spoiled(most = 50): Promise<SpoiledRevision[]> {
    return (await this.newest(most)).flatMap(({ rev, read }) =>
      isWhole(read) ? [] : [{ rev, problem: read.problem }],
    );
  }

  /** One revision; throws where there is none, or none that can be used. */
  async revision(rev: number): Promise<Revision> {
    const read = await this.read(this.pathOf(rev));
    if (!isWhole(read))
      throw new RevisionUnusable(`Revision ${rev} of ${this.environment} cannot be used: ${read.problem}`);
    return read;
  }

  private async newest(most: number) {
    const names = (await this.names()).reverse().slice(0, most);
    return Promise.all(names.map(async (name) => ({ rev: revOf(name), read: await this.read(name) })));
  }

  private readonly pathOf = (rev: number) => `${this.folder}${String(rev).padStart(8, '0')}.json`;

  private async refresh(): Promise<void> {
    try {
      const names = await this.names(this.cached?.newest);
      const registry = (await this.newestOf(names)) ?? this.cached?.registry ?? EMPTY;
      this.keep(registry, names.at(-1) ?? this.cached?.newest ?? '');
    } catch (error) {
      if (this.cached === undefined) throw new RegistryUnreachable(this.environment, error);
      this.keep(this.cached.registry, this.cached.newest);
    }
  }

  private async names(after?: string): Promise<string[]> {
    const names = await this.storage.list(this.folder, after);
    return names.filter((name) => /\/\d{8}\.json$/.test(name));
  }

  private async newestOf(names: readonly string[]): Promise<Registry | undefined> {
    for (const name of [...names].reverse()) {
      const read = await this.read(name);
      // Its number counts even if its content does not, or nobody could ever make the next one.
      if (isWhole(read)) return { ...registryOfToday(read.registry), rev: revOf(names.at(-1) ?? name) };
    }
    const known = this.cached?.registry ?? EMPTY;
    return names.length > 0 ? { ...known, rev: revOf(names.at(-1) ?? '') } : undefined;
  }

  private async read(name: string): Promise<Revision | { problem: string }> {
    const known = this.revisions.get(name);
    if (known) return known;
    const bytes = await this.storage.read(name);
    const read = bytes === undefined ? { problem: 'it is not there' } : revisionFrom(bytes);
    if (isWhole(read)) this.remember(name, read);
    return read;
  }

  private remember(name: string, revision: Revision): void {
    this.revisions.set(name, revision);
    for (const oldest of this.revisions.keys()) {
      if (this.revisions.size <= REMEMBERED) return;
      this.revisions.delete(oldest);
    }
  }

  private keep(registry: Registry, newest: string): void {
    // What was asked before this process decided something may be answered after it.
    if (this.cached && newest < this.cached.newest) return;
    this.cached = { registry, newest, until: Date.now() + FRESH_FOR };
  }
}

const isWhole = (read: Revision | { problem: string }): read is Revision => !('problem' in read);

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());

const revOf = (name: string) => Number(/(\d{8})\.json$/.exec(name)?.[1] ?? 0);
