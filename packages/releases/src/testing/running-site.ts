import { promote } from '../promotion';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import { openStorage } from '../storage/open-storage';
import type { Storage } from '../storage/storage';
import { aBuild } from './build';
import { temporaryFolder } from './folders';

export const decision = { at: new Date('2026-11-21T08:00:00Z'), by: 'Ana', why: 'ready' };
export const pathOf = (rev: number) => `registry/production/0000000${rev}.json`;

/** A site that runs over a storage, while others decide; tea is in version v2 there, cake in v1. */
export class RunningSite {
  readonly store: RegistryStore;
  private now = Date.now();

  private constructor(readonly storage: Storage) {
    this.store = new RegistryStore(storage, 'production');
  }

  /** In a folder of its own, or in a bucket. */
  static async start(url?: string): Promise<RunningSite> {
    const site = new RunningSite(await openStorage({ dataDir: await temporaryFolder(), url }));
    jest.spyOn(Date, 'now').mockImplementation(() => site.now);
    for (const id of ['tea', 'cake']) await site.release(id, 'v1');
    await site.release('tea', 'v2');
    await site.shown();
    return site;
  }

  /** Each command is a process of its own, which has read nothing before. */
  command() {
    return { storage: this.storage, store: new RegistryStore(this.storage, 'production') };
  }

  async release(id: string, version: string): Promise<void> {
    await publish(this.storage, await aBuild(id, version));
    await promote(this.command(), { id, version }, decision);
  }

  /** Versions by remote, a second later: until then a registry that was read is believed. */
  async shown(of = this.store): Promise<Record<string, string>> {
    this.now += 1001;
    const { remotes } = await of.current();
    return Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version]));
  }

  /** What every new process finds, and what the site shows. */
  async everywhere() {
    return [await this.shown(this.command().store), await this.shown()];
  }

  /** @returns what puts these revisions back as they are now */
  async copyOf(...revs: number[]): Promise<() => Promise<void>> {
    const all = await Promise.all(
      revs.map(async (rev) => ({ path: pathOf(rev), bytes: await this.bytesOf(rev) })),
    );
    return async () => {
      for (const { path, bytes } of all) await this.storage.put(path, bytes);
    };
  }

  async bytesOf(rev: number): Promise<Buffer> {
    return (await this.storage.read(pathOf(rev))) ?? Buffer.alloc(0);
  }
}
