import type { Registry } from '@nestwell/contracts/delivery';
import { registryOfToday } from './former-pages';
import { registryFolder } from './places';
import type { Storage } from './storage/storage';

/** What was decided, by whom and why; kept with each revision. */
export interface Change {
  at: string;
  by: string;
  why: string;
  /** The remote whose current version changed, and how. */
  id: string;
  from?: string;
  to: string;
}

export interface Revision {
  registry: Registry;
  change: Change;
}

const FRESH_FOR = 1000;
/** Milliseconds that a page waits for a newer registry than the one that is known. */
const PATIENCE = 500;
const EMPTY: Registry = { rev: 0, remotes: {} };

/**
 * One environment's registry as files `<rev>.json`, none ever overwritten: making the next one is the compare-and-swap,
 * for all processes that share the storage.
 */
export class RegistryStore {
  private cached?: { registry: Registry; newest: string; until: number };
  private refreshing?: Promise<void>;
  private readonly folder: string;

  constructor(
    private readonly storage: Storage,
    readonly environment: string,
  ) {
    this.folder = registryFolder(environment);
  }

  /**
   * The newest registry; another process's change is seen within a second. A revision that cannot be read is passed
   * over, and while the storage is away or slow the last known registry stands.
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
    const path = `${this.folder}${String(rev + 1).padStart(8, '0')}.json`;
    const made = await this.storage.create(path, Buffer.from(`${JSON.stringify(revision, null, 2)}\n`));
    if (made) this.keep(revision.registry, path);
    else if (this.cached) this.cached.until = 0;
    return made;
  }

  /** What was decided, newest first. */
  async history(most = 50): Promise<Revision[]> {
    const names = (await this.names()).reverse().slice(0, most);
    const revisions = await Promise.all(names.map((name) => this.read(name)));
    return revisions.filter((revision) => revision !== undefined);
  }

  private async refresh(): Promise<void> {
    try {
      const names = await this.names(this.cached?.newest);
      const registry = (await this.newestOf(names)) ?? this.cached?.registry ?? EMPTY;
      this.keep(registry, names.at(-1) ?? this.cached?.newest ?? '');
    } catch {
      this.keep(this.cached?.registry ?? EMPTY, this.cached?.newest ?? '');
    }
  }

  private async names(after?: string): Promise<string[]> {
    const names = await this.storage.list(this.folder, after);
    return names.filter((name) => /\/\d{8}\.json$/.test(name));
  }

  private async newestOf(names: readonly string[]): Promise<Registry | undefined> {
    for (const name of [...names].reverse()) {
      const revision = await this.read(name);
      // Its number counts even if its content does not, or nobody could ever make the next one.
      if (revision) return { ...registryOfToday(revision.registry), rev: revOf(names.at(-1) ?? name) };
    }
    const known = this.cached?.registry ?? EMPTY;
    return names.length > 0 ? { ...known, rev: revOf(names.at(-1) ?? '') } : undefined;
  }

  private async read(name: string): Promise<Revision | undefined> {
    const bytes = await this.storage.read(name);
    try {
      const revision = JSON.parse(bytes?.toString() ?? '') as Partial<Revision>;
      return typeof revision.registry?.remotes === 'object' && revision.change
        ? (revision as Revision)
        : undefined;
    } catch {
      return undefined;
    }
  }

  private keep(registry: Registry, newest: string): void {
    // What was asked before this process decided something may be answered after it.
    if (this.cached && newest < this.cached.newest) return;
    this.cached = { registry, newest, until: Date.now() + FRESH_FOR };
  }
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());

const revOf = (name: string) => Number(/(\d{8})\.json$/.exec(name)?.[1] ?? 0);
