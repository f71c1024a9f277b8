import type { Registry } from '@nestwell/contracts/delivery';
import { registryOfToday } from './former-pages';
import { RegistryUnreachable, RevisionUnusable, type SpoiledRevision } from './registry-errors';
import type { Change, Revision } from './revision';
import { RevisionFiles, revOf } from './revision-files';
import type { Storage } from './storage/storage';
import { integrityOf } from './vouched';

const FRESH_FOR = 1000;
/** Milliseconds that a page waits for a newer registry than the one that is known. */
const PATIENCE = 500;
const EMPTY: Registry = { rev: 0, remotes: {} };

/**
 * One environment's registry as files `<rev>.json`, none ever overwritten: making the next one is the compare-and-swap,
 * for all processes that share the storage. What lies there counts, also where somebody removed or put back some of it.
 */
export class RegistryStore {
  private cached?: { registry: Registry; until: number };
  private refreshing?: Promise<void>;
  /** Revisions that this process made. */
  private made = 0;
  private readonly files: RevisionFiles;

  constructor(
    storage: Storage,
    readonly environment: string,
  ) {
    this.files = new RevisionFiles(storage, environment);
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

  /**
   * Makes the next revision; false when somebody else made one since `rev`. Throws where something that is no revision
   * has its name.
   */
  async replace(rev: number, remotes: Registry['remotes'], change: Change): Promise<boolean> {
    const revision: Revision = { registry: { rev: rev + 1, remotes }, change };
    const bytes = Buffer.from(`${JSON.stringify(revision, null, 2)}\n`);
    const made = await this.files.create(rev + 1, bytes);
    if (made) {
      this.made += 1;
      this.keep({ ...revision.registry, digest: integrityOf(bytes) });
    } else if (this.cached) this.cached.until = 0;
    return made;
  }

  /** What was decided, newest first. */
  async history(most = 50): Promise<Revision[]> {
    return (await this.newest(most)).flatMap(({ read }) => ('problem' in read ? [] : [read.revision]));
  }

  /** Of the newest revisions those that cannot be used, newest first. */
  async spoiled(most = 50): Promise<SpoiledRevision[]> {
    return (await this.newest(most)).flatMap(({ rev, read }) =>
      'problem' in read ? [{ rev, problem: read.problem }] : [],
    );
  }

  /** One revision; throws where there is none, or none that can be used. */
  async revision(rev: number): Promise<Revision> {
    const read = await this.files.readAnew(this.files.pathOf(rev));
    if ('problem' in read)
      throw new RevisionUnusable(`Revision ${rev} of ${this.environment} cannot be used: ${read.problem}`);
    return read.revision;
  }

  private async newest(most: number) {
    const paths = (await this.files.list()).reverse().slice(0, most);
    return Promise.all(paths.map(async (path) => ({ rev: revOf(path), read: await this.files.read(path) })));
  }

  private async refresh(): Promise<void> {
    const { made } = this;
    try {
      const registry = await this.newestWhole();
      // What was asked before this process decided something may be answered after it.
      if (made === this.made) this.keep(registry);
    } catch (error) {
      if (this.cached === undefined) throw new RegistryUnreachable(this.environment, error);
      this.keep(this.cached.registry);
    }
  }

  /** Where no revision is there, or none that can be used, the last known registry stands. */
  private async newestWhole(): Promise<Registry> {
    const paths = await this.files.list();
    const known = this.cached?.registry ?? EMPTY;
    // Its number counts even if its content does not, or nobody could ever make the next one.
    const rev = revOf(paths.at(-1));
    for (const path of paths.reverse()) {
      const read = await this.files.read(path);
      if ('problem' in read) continue;
      const { revision, digest } = read;
      return isSame(known, { rev, digest }) ? known : { ...registryOfToday(revision.registry), rev, digest };
    }
    return rev === 0 || rev === known.rev ? known : { ...known, rev };
  }

  private keep(registry: Registry): void {
    this.cached = { registry, until: Date.now() + FRESH_FOR };
  }
}

const isSame = (known: Registry, { rev, digest }: Pick<Registry, 'rev' | 'digest'>) =>
  known.rev === rev && known.digest === digest;

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());
