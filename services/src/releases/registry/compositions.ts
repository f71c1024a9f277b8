import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Registry, ReleasedFile } from '@nestwell/contracts/delivery/server';
import { compose, type Composed } from '@nestwell/releases';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from './release-store';

/** Sets of versions that are remembered: what is current, what some members try, and what was just before. */
const MOST = 50;
/** Milliseconds until what could not be put together is tried again. */
const AGAIN_AFTER = 60_000;

interface Known {
  /** Settles once it is made, or cannot be. */
  making: Promise<void>;
  file?: ReleasedFile;
  /** Set once it could not be made. */
  failedAt?: number;
}

/** The entries that a first screen needs as one file, made once for each set of versions that pages show. */
@Injectable()
export class Compositions implements OnApplicationShutdown {
  private readonly logger = new Logger('Compositions');
  private readonly known = new LRUCache<string, Known>({ max: MOST });

  constructor(
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  /** Undefined while it is being made, and where it cannot be: no page waits for it, entries come one by one then. */
  of(ids: readonly string[], registry: Registry): ReleasedFile | undefined {
    return this.knownOf(ids, registry)?.file;
  }

  /** The same once it is made. */
  async onceMade(ids: readonly string[], registry: Registry): Promise<ReleasedFile | undefined> {
    const known = this.knownOf(ids, registry);
    await known?.making;
    return known?.file;
  }

  /** What is being written is whole when the services have ended. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.known.values()].map(({ making }) => making));
  }

  private knownOf(ids: readonly string[], { remotes }: Registry): Known | undefined {
    const wanted = ids.toSorted().flatMap((id) => (remotes[id] ? [[id, remotes[id]] as const] : []));
    if (wanted.length < 2) return undefined;
    const key = wanted.map(([id, { version, entry }]) => `${id}@${version} ${entry.integrity}`).join();
    const known = this.known.get(key);
    if (known !== undefined && !this.mayTryAgain(known)) return known;
    const begun: Known = { making: Promise.resolve() };
    begun.making = this.make(begun, Object.fromEntries(wanted));
    this.known.set(key, begun);
    return begun;
  }

  private mayTryAgain({ failedAt }: Known): boolean {
    return failedAt !== undefined && this.clock.now().getTime() - failedAt > AGAIN_AFTER;
  }

  private async make(known: Known, releases: Composed): Promise<void> {
    try {
      known.file = await compose(this.releases.storage, releases);
    } catch (error) {
      known.failedAt = this.clock.now().getTime();
      this.logger.warn(`Entries come one by one: ${String(error)}`);
    }
  }
}
