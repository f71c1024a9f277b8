import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Signal, SignalName } from '@nestwell/contracts/delivery';
import { DAY, HOUR, later } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { RateLimits } from '../../platform/limits/rate-limits';
import { BelievedSignalsRepository } from './believed-signals.repository';

/** What a version is judged by. */
const JUDGED: ReadonlySet<SignalName> = new Set(['load', 'failure', 'fallback']);
/** Behind one address live many browsers, most of which a version works for. */
const LOADS_AN_HOUR = 20;

type Told = Pick<Signal, 'id' | 'version' | 'name'>;

/** Who says how a version does, and how often one is believed. */
@Injectable()
export class SignalSenders {
  constructor(
    private readonly limits: RateLimits,
    private readonly believed: BelievedSignalsRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** One client counts as one failure of a version an hour, so that nobody can make a version look broken alone. */
  async believes(client: string, signal: Told): Promise<boolean> {
    if (!JUDGED.has(signal.name)) return true;
    if (signal.name === 'load') return this.isWithin(client, signal);
    return this.isFirst(client, signal, HOUR);
  }

  /** A member counts once for each version, which is judged on its first day only. */
  async believesMember(userId: string, signal: Told): Promise<boolean> {
    return JUDGED.has(signal.name) && this.isFirst(`member ${userId}`, signal, DAY);
  }

  private isWithin(client: string, { id, version, name }: Told): Promise<boolean> {
    const key = `${name} ${id}@${version} ${client}`;
    return this.limits.take({ key, max: LOADS_AN_HOUR, windowMs: HOUR });
  }

  /** Kept where each instance sees it, and a new process too. */
  private isFirst(sender: string, { id, version, name }: Told, windowMs: number): Promise<boolean> {
    const now = this.clock.now();
    const keyHash = createHmac('sha256', this.config.secrets.emailKey)
      .update(`signal ${name} ${id}@${version} ${sender}`)
      .digest();
    return this.believed.take({ keyHash, until: later(now, windowMs) }, now);
  }
}
