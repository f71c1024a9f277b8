import { Injectable } from '@nestjs/common';
import type { RegisteredRemote, Registry, Signal } from '@nestwell/contracts/delivery';
import { ReleaseStore } from '../release-store';
import { SignalBook } from './signal-book';
import { SignalSenders } from './signal-senders';
import { Verdicts } from './verdicts';
import { wasThereBefore } from './vouched';

/** Takes what browsers measured, as far as it can be believed. */
@Injectable()
export class Signals {
  constructor(
    private readonly book: SignalBook,
    private readonly releases: ReleaseStore,
    private readonly senders: SignalSenders,
    private readonly verdicts: Verdicts,
  ) {}

  /**
   * Adds a browser's signals to the hour. Versions that no registry names are not counted, so the table has no more
   * rows than versions are current. What a member tells counts once more, apart, where she was there before the
   * version was.
   */
  async take(client: string, signals: readonly Signal[], userId?: string): Promise<void> {
    const registry = await this.releases.current();
    const told = new Set<string>();
    for (const signal of signals) {
      const remote = remoteOf(registry, signal);
      if (remote === undefined) continue;
      const byAnybody = await this.senders.believes(client, signal);
      const byMember = userId !== undefined && (await this.isVouched({ userId, client }, remote, signal));
      if (byAnybody) await this.book.note(signal, 'anybody');
      if (byMember) await this.book.note(signal, 'member');
      if (!byAnybody && !byMember) continue;
      await this.book.noteError(signal, byMember);
      told.add(signal.id);
    }
    await this.verdicts.after(told);
  }

  private async isVouched(
    { userId, client }: { userId: string; client: string },
    { version, since, canary }: RegisteredRemote,
    signal: Signal,
  ): Promise<boolean> {
    const begun = signal.version === version ? since : canary?.since;
    if (signal.version !== version && signal.version !== canary?.release.version) return false;
    if (!wasThereBefore(userId, begun)) return false;
    return this.senders.believesMember({ userId, client, since: canary?.since }, signal);
  }
}

function remoteOf({ remotes }: Registry, { id, version }: Signal): RegisteredRemote | undefined {
  const remote = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  const { lastGood, canary } = remote ?? {};
  return [remote, lastGood, canary?.release].some((release) => release?.version === version)
    ? remote
    : undefined;
}
