import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock';
import { newId } from '../database/ids';
import { ApiError } from '../http/errors';
import { ClaimsRepository, type Claim, type Key } from './claims.repository';
import type { IdempotencyEntity } from './idempotency.entity';
import { workId } from './repeatable-id';

/** In milliseconds. */
export interface ClaimTimes {
  /** After which a claim that is no longer renewed is a dead process's. */
  lease: number;
  renewedEvery: number;
  /** That a second call waits for the first one's answer. */
  patience: number;
}

export type Outcome = { answer: unknown } | { kept: IdempotencyEntity };

/**
 * Lets one call with a key work at a time, without a transaction around it. The claim is written before the work and
 * renewed during it; of a process that died the next call with the key takes it over, and its work id with it.
 */
@Injectable()
export class Claims {
  protected readonly times: ClaimTimes = { lease: 4000, renewedEvery: 1000, patience: 12_000 };
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly claims: ClaimsRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs `work`, or gives what an earlier call with the key was answered; 409 while that one is still under way. */
  async once(
    key: Key & { bodyHash: Buffer },
    status: number,
    work: () => Promise<unknown>,
  ): Promise<Outcome> {
    const giveUpAt = Date.now() + this.times.patience;
    for (let pause = 20; ; pause = Math.min(500, pause * 2)) {
      const claim = { workId: newId(), claimedBy: newId(), claimedUntil: this.leaseEnd() };
      if (await this.claims.take({ ...key, ...claim, createdAt: this.clock.now() })) {
        return { answer: await this.work(key, claim, status, work) };
      }
      const kept = await this.claims.find(key);
      if (kept !== null && (kept.status !== null || !kept.bodyHash.equals(key.bodyHash))) return { kept };
      if (kept !== null && this.isFree(kept) && (await this.claims.hydrate(key, kept.claimedBy, claim))) {
        return {
          answer: await this.work(key, { ...claim, workId: kept.workId ?? claim.workId }, status, work),
        };
      }
      if (Date.now() > giveUpAt) throw underWay();
      await sleep(pause);
    }
  }

  private async work(key: Key, claim: Claim, status: number, work: () => Promise<unknown>): Promise<unknown> {
    const renewal = setInterval(() => {
      // One that fails is made up for by the next; a claim that is lost all the same is safe to take over.
      this.claims.renew(key, claim.claimedBy, this.leaseEnd()).catch(() => undefined);
    }, this.times.renewedEvery);
    try {
      const answer = await workId.run(claim.workId, work);
      await this.keep(key, claim, status, answer);
      return answer;
    } catch (error) {
      // The next try need not wait for the lease to run out.
      await this.claims.giveBack(key, claim.claimedBy).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /** The work is done: that its answer could not be kept must not make it look undone. A repeat does it again, safely. */
  private async keep(key: Key, { claimedBy }: Claim, status: number, answer: unknown): Promise<void> {
    try {
      await this.claims.keep(key, claimedBy, status, answer ?? null);
    } catch (error) {
      this.logger.warn(`An answer could not be kept: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  private leaseEnd(): Date {
    return new Date(Date.now() + this.times.lease);
  }

  /** Given back, run out, or from a clock that was far ahead of this one. */
  private isFree({ claimedUntil }: IdempotencyEntity): boolean {
    if (claimedUntil === null) return true;
    const left = claimedUntil.getTime() - Date.now();
    return left < 0 || left > 10 * this.times.lease;
  }
}

const underWay = () =>
  new ApiError('in_progress', 'The first call with this Idempotency-Key is still under way', {
    headers: { 'retry-after': '5' },
  });
