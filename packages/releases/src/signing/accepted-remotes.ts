import { dirname } from 'node:path';
import { isRevision } from '../places';
import { revisionFrom } from '../revision';
import { integrityOf } from '../vouched';
import type { Storage } from '../storage/storage';
import type { Owners } from './owners';
import { makerOf, sealedRevision, type SealedRevision } from './sealed-revision';

export type Remotes = SealedRevision['registry']['remotes'];

/** How far back something is looked for that the owners of everything made. */
const FURTHEST = 500;
const AT_ONCE = 25;

/**
 * What each revision leaves current, when of each only the part counts that its maker may change; the rest stays as it
 * was before.
 */
export class AcceptedRemotes {
  private readonly known = new Map<string, { digest: string; remotes: Remotes }>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly owners: Owners,
  ) {}

  /** One after the other: what the first works out, the others know. */
  at(path: string, bytes: Buffer): Promise<Remotes> {
    const work = this.turn.then(() => {
      const known = this.known.get(path);
      if (known?.digest === integrityOf(bytes)) return known.remotes;
      // Another one stands in its place: what was made of it, and of what came after it, is past.
      if (known) this.known.clear();
      return this.workOut(path);
    });
    this.turn = work.catch(() => undefined);
    return work;
  }

  /** Forgets what was worked out where a revision it stands on is listed no more. */
  forgetRemoved(folder: string, paths: readonly string[]): void {
    const there = new Set(paths);
    const isGone = (path: string) => path.startsWith(folder) && !there.has(path);
    if ([...this.known.keys()].some(isGone)) this.known.clear();
  }

  /** After the newest revision of the same registry. */
  async newestBeside(path: string): Promise<Remotes> {
    const newest = (await this.revisionsBeside(path)).at(-1);
    const bytes = newest && (await this.storage.read(newest));
    return newest && bytes ? this.at(newest, bytes) : {};
  }

  private async workOut(path: string): Promise<Remotes> {
    const all = await this.revisionsBeside(path);
    const before = all.slice(0, all.indexOf(path) + 1).slice(-FURTHEST);
    const steps: { at: string; digest: string; maker: string; revision: SealedRevision }[] = [];
    let remotes: Remotes = {};
    for await (const { at, bytes } of this.backwards(before)) {
      const known = this.known.get(at);
      if (known) {
        remotes = known.remotes;
        break;
      }
      const revision = bytes && 'problem' in revisionFrom(bytes) ? undefined : sealedRevision(bytes);
      const maker = revision && makerOf(at, revision, this.owners);
      if (!bytes || revision === undefined || maker === undefined) continue;
      steps.unshift({ at, digest: integrityOf(bytes), maker, revision });
      if (this.owners.mayChangeAll(maker)) break;
    }
    for (const { at, digest, maker, revision } of steps) {
      remotes = merged(remotes, revision.registry.remotes, (id) => this.owners.mayChange(maker, id));
      this.remember(at, { digest, remotes });
    }
    return remotes;
  }

  /** Read a few at a time: most often the first few are enough. */
  private async *backwards(paths: readonly string[]) {
    for (let end = paths.length; end > 0; end -= AT_ONCE) {
      const some = paths.slice(Math.max(0, end - AT_ONCE), end).reverse();
      yield* await Promise.all(
        some.map(async (at) => ({ at, bytes: this.known.has(at) ? undefined : await this.storage.read(at) })),
      );
    }
  }

  private async revisionsBeside(path: string): Promise<string[]> {
    return (await this.storage.list(`${dirname(path)}/`)).filter(isRevision);
  }

  private remember(path: string, workedOut: { digest: string; remotes: Remotes }): void {
    this.known.set(path, workedOut);
    const [oldest] = this.known.keys();
    if (this.known.size > FURTHEST && oldest !== undefined) this.known.delete(oldest);
  }
}

function merged(before: Remotes, after: Remotes, mayChange: (id: string) => boolean): Remotes {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    ids.flatMap((id): [string, unknown][] => {
      const from = mayChange(id) ? after : before;
      return Object.hasOwn(from, id) ? [[id, from[id]]] : [];
    }),
  );
}
