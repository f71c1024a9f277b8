import { Injectable } from '@nestjs/common';
import type { Signal, SignalName } from '@nestwell/contracts/delivery/server';
import { DAY, HOUR, later } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { RateLimits } from '../../platform/limits/rate-limits';
import { keysFor, type PurposeKeys } from '../../platform/config/purpose-keys';
import { BelievedSignalsRepository } from './believed-signals.repository';
import { networkOf } from './network-of';

/** What hardly a browser has to say twice of a version. */
const RARE: ReadonlySet<SignalName> = new Set(['failure', 'frozen', 'error', 'fallback']);
/** Behind one address live many browsers, most of which a version works for. */
const MOST_AN_HOUR = 20;
/** Members at one address whose failures count: fewer than it takes to bring a version back. */
const MEMBERS_AT_AN_ADDRESS = 4;

const VITALS: ReadonlySet<SignalName> = new Set(['lcp', 'inp', 'cls']);

/** What is believed together. */
export const kindOf = (name: SignalName): string => (VITALS.has(name) ? 'vitals' : name);

/** What a member tells once: a version that froze has failed for her, and not twice. */
const memberKindOf = (name: SignalName): string => (name === 'frozen' ? 'failure' : kindOf(name));

interface Member {
  userId: string;
  client: string;
  since?: string;
}

type Told = Pick<Signal, 'id' | 'version' | 'name'>;

/** Who says how a version does, and how often one is believed. */
@Injectable()
export class SignalSenders {
  private readonly hashes: PurposeKeys;

  constructor(
    private readonly limits: RateLimits,
    private readonly believed: BelievedSignalsRepository,
    config: Config,
    private readonly clock: Clock,
  ) {
    this.hashes = keysFor(config.secrets, 'telemetry senders');
  }

  /** One client counts as one failure of a version an hour, so that nobody can make a version look broken alone. */
  believes(client: string, signal: Told): Promise<boolean> {
    return RARE.has(signal.name) ? this.isFirst(client, signal, HOUR) : this.isWithin(client, signal);
  }

  /**
   * A member counts once a day for each version, and once for her vitals of it; a few of those at one address do. `since`
   * is when its counting began anew, in the middle of a day: she counts once more then.
   */
  async believesMember({ userId, client, since }: Member, signal: Told): Promise<boolean> {
    const member = `member ${userId}${since ?? ''}`;
    const kind = memberKindOf(signal.name);
    if (signal.name === 'retry' || !(await this.isFirst(member, signal, DAY, kind))) return false;
    const max = RARE.has(signal.name) ? MEMBERS_AT_AN_ADDRESS : MOST_AN_HOUR;
    return this.isWithin(`members at ${client}`, signal, max);
  }

  /** Of the members in one network one counts as evidence, once a day for each version. */
  isFirstInNetwork({ client, since }: Omit<Member, 'userId'>, signal: Told): Promise<boolean> {
    const network = `network ${networkOf(client)}${since ?? ''}`;
    return this.isFirst(network, signal, DAY, memberKindOf(signal.name));
  }

  private isWithin(client: string, { id, version, name }: Told, max = MOST_AN_HOUR): Promise<boolean> {
    return this.limits.take({ key: `${kindOf(name)} ${id}@${version} ${client}`, max, windowMs: HOUR });
  }

  /** Kept where each instance sees it, and a new process too. */
  private isFirst(
    sender: string,
    { id, version, name }: Told,
    windowMs: number,
    kind = kindOf(name),
  ): Promise<boolean> {
    const now = this.clock.now();
    const keyHash = this.hashes.sign(`signal ${kind} ${id}@${version} ${sender}`);
    return this.believed.take({ keyHash, until: later(now, windowMs) }, now);
  }
}
