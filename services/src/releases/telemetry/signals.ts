import { Injectable } from '@nestjs/common';
import type { RegisteredRemote, Registry, Signal } from '@nestwell/contracts/delivery/server';
import { ReleaseStore } from '../registry/release-store';
import { SignalBook } from './signal-book';
import { kindOf, SignalSenders } from './signal-senders';
import { Verdicts } from './verdicts';
import { EVIDENCE_NAMES, isOldAccount, wasThereBefore } from './vouched';

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
   * Adds a browser's signals to the hour, of each version the first of each name. Versions that no registry names are
   * not counted, so the table has no more rows than versions are current. What a member tells counts once more, apart,
   * where she was there before the version was.
   */
  async take(client: string, signals: readonly Signal[], userId?: string): Promise<void> {
    const registry = await this.releases.current();
    const told = new Set<string>();
    const trusted = new Map<string, Trust>();
    for (const signal of distinct(signals)) {
      const remote = remoteOf(registry, signal);
      if (remote === undefined) continue;
      // Vitals come together: who is believed in one is in all.
      const key = `${signal.id}@${signal.version} ${kindOf(signal.name)}`;
      const trust = trusted.get(key) ?? (await this.trustIn({ client, userId }, remote, signal));
      trusted.set(key, trust);
      if (trust.anybody) await this.book.note(signal, 'anybody');
      if (trust.member) await this.book.note(signal, 'member');
      if (trust.evidence) await this.book.note(signal, 'evidence');
      if (!trust.anybody && !trust.member) continue;
      await this.book.noteError(signal, trust.member);
      told.add(signal.id);
    }
    await this.verdicts.after(told);
  }

  private async trustIn(sender: Sender, remote: RegisteredRemote, signal: Signal): Promise<Trust> {
    const anybody = await this.senders.believes(sender.client, signal);
    const member = await this.isVouched(sender, remote, signal);
    return { anybody, member, evidence: member && (await this.isEvidence(sender, remote, signal)) };
  }

  private async isEvidence(
    { userId, client }: Sender,
    remote: RegisteredRemote,
    signal: Signal,
  ): Promise<boolean> {
    const begun = begunOf(remote, signal.version);
    if (!EVIDENCE_NAMES.has(signal.name) || userId === undefined || begun === undefined) return false;
    if (!isOldAccount(userId, begun)) return false;
    return this.senders.isFirstInNetwork({ client, since: remote.canary?.since }, signal);
  }

  private async isVouched(
    { userId, client }: Sender,
    remote: RegisteredRemote,
    signal: Signal,
  ): Promise<boolean> {
    if (userId === undefined || !wasThereBefore(userId, begunOf(remote, signal.version))) return false;
    return this.senders.believesMember({ userId, client, since: remote.canary?.since }, signal);
  }
}

/** When a version became current, or began to be tried; undefined for any other version. */
function begunOf({ version, since, canary }: RegisteredRemote, told: string): string | undefined {
  if (told === version) return since;
  return told === canary?.release.version ? canary.since : undefined;
}

interface Sender {
  client: string;
  userId?: string;
}

/** As whose word something counts. */
interface Trust {
  anybody: boolean;
  member: boolean;
  evidence: boolean;
}

const distinct = (signals: readonly Signal[]): Iterable<Signal> =>
  new Map([...signals].reverse().map((signal) => [nameOf(signal), signal])).values();

const nameOf = ({ id, version, name }: Signal) => `${id}@${version} ${name}`;

function remoteOf({ remotes }: Registry, { id, version }: Signal): RegisteredRemote | undefined {
  const remote = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  const { lastGood, canary } = remote ?? {};
  return [remote, lastGood, canary?.release].some((release) => release?.version === version)
    ? remote
    : undefined;
}
