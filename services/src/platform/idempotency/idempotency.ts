import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { statusOf, type Contract } from '@nestwell/contracts/kernel/server';
import { validate as isUuid } from 'uuid';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { badRequest, refused } from '../http/errors';
import type { SessionCookie } from '../http/session-cookie';
import { retention } from '../retention';
import { Sessions } from '../session/sessions';
import { Claims } from './claims';
import type { IdempotencyEntity } from './idempotency.entity';
import { IdempotencyRepository } from './idempotency.repository';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface RepeatableCall {
  endpoint: Contract;
  /** The header as it came. */
  key: string;
  userId?: string;
  params: unknown;
  body: unknown;
  cookie: SessionCookie;
  /** It asks somebody else's server, for which no transaction may wait. */
  callsOutside: boolean;
  /** Refuses a caller who has called too often; not asked where the answer is there already. */
  admit: () => Promise<void>;
}

/**
 * Makes creations safe to repeat. What only writes is kept in one transaction with its answer, which a repeat returns.
 * What also asks somebody else's server holds its key by a lease meanwhile (see `claims.ts`).
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly claims: Claims,
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async once(call: RepeatableCall, work: () => Promise<unknown>): Promise<unknown> {
    if (!isUuid(call.key)) throw badRequest('Idempotency-Key', 'must be a UUID');
    const key = keyOf(call);
    if (call.callsOutside) {
      if ((await this.keys.find(key)) === null) await call.admit();
      const outcome = await this.claims.once(key, statusOf(call.endpoint), work);
      return 'answer' in outcome ? outcome.answer : this.repeat(call, outcome.kept, key.bodyHash);
    }
    return this.together(call, key, work);
  }

  removeOld(deadline: AbortSignal): Promise<void> {
    return this.keys.removeOlderThan(new Date(this.clock.now().getTime() - retention.answers), deadline);
  }

  removeAllOf(userId: string): Promise<void> {
    return this.keys.removeAllOf(userId);
  }

  /** Removes the answers to calls made without a session that name her address. */
  removeNobodysNaming(email: string): Promise<void> {
    return this.keys.removeNaming(NOBODY, email);
  }

  private async together(
    call: RepeatableCall,
    key: ReturnType<typeof keyOf>,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const kept = await this.keys.find(key);
    if (kept !== null) return this.repeat(call, kept, key.bodyHash);
    await call.admit();
    const first = await this.database.run(() => this.first(call, key, work), { repeatable: true });
    if (first !== undefined) return first.answer;
    const other = await this.keys.find(key);
    if (other === null) throw refused('idempotency_key_reused', 'The first call with this key was undone');
    return this.repeat(call, other, key.bodyHash);
  }

  /** Undefined where another call with the key, or an earlier try of this one, was kept. */
  private async first(
    call: RepeatableCall,
    key: ReturnType<typeof keyOf>,
    work: () => Promise<unknown>,
  ): Promise<{ answer: unknown } | undefined> {
    if (!(await this.keys.take({ ...key, createdAt: this.clock.now() }))) return undefined;
    const answer = await work();
    const { userId: begunFor = null, tokenHash: begunSession = null } = call.cookie.begun ?? {};
    const result = { status: statusOf(call.endpoint), answer: answer ?? null, begunFor, begunSession };
    await this.keys.keep(key, result);
    return { answer };
  }

  private async repeat(call: RepeatableCall, kept: IdempotencyEntity, bodyHash: Buffer): Promise<unknown> {
    if (!kept.bodyHash.equals(bodyHash)) {
      throw refused('idempotency_key_reused', 'This Idempotency-Key was used for another request');
    }
    const { begunSession } = kept;
    if (begunSession !== null) await this.signInAgain(call.cookie, kept, begunSession);
    return kept.answer;
  }

  /** Her answer may have been lost on its way, and its cookie with it. A session that she has ended stays ended. */
  private signInAgain(cookie: SessionCookie, kept: IdempotencyEntity, begunSession: Buffer): Promise<void> {
    return this.database.run(async () => {
      if (!(await this.sessions.replace(cookie, begunSession)) || cookie.begun === undefined) return;
      await this.keys.keep(kept, { begunSession: cookie.begun.tokenHash });
    });
  }
}

function keyOf({ endpoint, key, userId = NOBODY, params, body }: RepeatableCall) {
  const place = JSON.stringify([endpoint.method, endpoint.path, params ?? null], idsInOneSpelling);
  return {
    userId,
    keyHash: sha256(`${key.toLowerCase()} ${place}`),
    bodyHash: sha256(JSON.stringify(body ?? null)),
  };
}

/** A UUID is one in upper case and in lower case. */
const idsInOneSpelling = (_name: string, value: unknown) =>
  typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value;

const sha256 = (text: string) => createHash('sha256').update(text).digest();
