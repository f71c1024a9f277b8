import { isDeepStrictEqual } from 'node:util';
import type { Storage } from '../storage/storage';
import { isRevision } from '../places';
import { AcceptedRemotes } from './accepted-remotes';
import type { Owners } from './owners';
import type { ReleaseKey } from './release-key';
import { makerOf, sealedRevision, signed } from './sealed-revision';

/** Who may release what, and with which key this process does. */
export interface Trust {
  owners?: Owners;
  key?: ReleaseKey;
}

/** A storage whose registries are only what their owners made of them: what nobody known made is no revision. */
export class SealedStorage implements Storage {
  private readonly owners?: Owners;
  private readonly key?: ReleaseKey;
  private readonly accepted?: AcceptedRemotes;

  constructor(
    private readonly inner: Storage,
    { owners, key }: Trust,
  ) {
    this.owners = owners;
    this.key = key;
    this.accepted = owners && new AcceptedRemotes(inner, owners);
  }

  async read(path: string): Promise<Buffer | undefined> {
    const bytes = await this.inner.read(path);
    if (!bytes || !this.owners || !this.accepted || !isRevision(path)) return bytes;
    const revision = sealedRevision(bytes);
    if (revision === undefined) return bytes;
    if (makerOf(path, revision, this.owners) === undefined)
      return Buffer.from(JSON.stringify({ refused: 'no team that may release has signed it' }));
    const remotes = await this.accepted.at(path, bytes);
    return Buffer.from(JSON.stringify({ ...revision, registry: { ...revision.registry, remotes } }));
  }

  /** Throws where a revision changes what the key of this process may not. */
  async create(path: string, bytes: Buffer): Promise<boolean> {
    if (!isRevision(path)) return this.inner.create(path, bytes);
    await this.refuseOthers(path, bytes);
    return this.inner.create(path, this.key ? signed(path, bytes, this.key) : bytes);
  }

  put(path: string, bytes: Buffer): Promise<void> {
    return this.inner.put(path, bytes);
  }

  async list(folder: string): Promise<string[]> {
    const paths = await this.inner.list(folder);
    this.accepted?.forgetRemoved(folder, paths);
    return paths;
  }

  remove(path: string): Promise<void> {
    return this.inner.remove(path);
  }

  private async refuseOthers(path: string, bytes: Buffer): Promise<void> {
    if (!this.owners || !this.accepted) return;
    const before = await this.accepted.newestBeside(path);
    const after = sealedRevision(bytes)?.registry.remotes ?? {};
    const changed = Object.keys({ ...before, ...after }).filter(
      (id) => !isDeepStrictEqual(before[id], after[id]),
    );
    for (const id of changed) {
      const refusal = this.owners.refusal(id, this.key?.publicText);
      if (refusal !== undefined) throw new Error(refusal);
    }
  }
}
