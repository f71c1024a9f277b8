import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Signal, SignalName } from '@nestwell/contracts/delivery';
import { DAY, HOUR, later, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { RateLimits } from '../../platform/rate-limits';
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

  /** 429 for a client that tells too much. */
  admit(client: string): void {
    this.limits.hit({ key: `signals ${client}`, max: 30, windowMs: MINUTE });
  }

  /** One client counts as one failure of a version an hour, so that nobody can make a version look broken alone. */
  async believes(client: string, signal: Told): Promise<boolean> {
    if (!JUDGED.has(signal.name)) return true;
    // One load too many, after a restart, speaks for a version and takes nothing back.
    if (signal.name === 'load') return this.isWithin(client, signal);
    return this.isFirst(client, signal, HOUR);
  }

  /** A member counts once for each version, which is judged on its first day only. */
  async believesMember(userId: string, signal: Told): Promise<boolean> {
    return JUDGED.has(signal.name) && this.isFirst(`member ${userId}`, signal, DAY);
  }

  private isWithin(client: string, { id, version, name }: Told): boolean {
    const limit = { key: `${name} ${id}@${version} ${client}`, max: LOADS_AN_HOUR, windowMs: HOUR };
    try {
      this.limits.hit(limit);
      return true;
    } catch {
      return false;
    }
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
