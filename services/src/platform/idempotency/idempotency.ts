import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { statusOf, type EndpointShape } from '@nestwell/contracts/kernel';
import { validate as isUuid } from 'uuid';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { badRequest, refused } from '../http/errors';
import type { SessionCookie } from '../session/session-cookie';
import { Sessions } from '../session/sessions';
import type { IdempotencyEntity } from './idempotency.entity';
import { IdempotencyRepository } from './idempotency.repository';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const KEPT_DAYS = 30;

export interface RepeatableCall {
  endpoint: EndpointShape;
  /** The header as it came. */
  key: string;
  userId?: string;
  params: unknown;
  body: unknown;
  cookie: SessionCookie;
}

/** Makes creations safe to repeat: the write and its answer are kept in one transaction, a repeat answers the first. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async once(call: RepeatableCall, work: () => Promise<unknown>): Promise<unknown> {
    if (!isUuid(call.key)) throw badRequest('Idempotency-Key', 'must be a UUID');
    const key = keyOf(call);
    const kept = await this.keys.find(key);
    if (kept !== null) return this.repeat(call, kept, key.bodyHash);
    const first = await this.database.run(async () => {
      if (!(await this.keys.take({ ...key, createdAt: this.clock.now() }))) return undefined;
      const answer = await work();
      const begunFor = call.cookie.begunFor ?? null;
      await this.keys.keep(key, { status: statusOf(call.endpoint), answer: answer ?? null, begunFor });
      return { answer };
    });
    if (first !== undefined) return first.answer;
    const other = await this.keys.find(key);
    if (other === null) throw refused('idempotency_key_reused', 'The first call with this key was undone');
    return this.repeat(call, other, key.bodyHash);
  }

  removeOld(): Promise<void> {
    return this.keys.removeOlderThan(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY));
  }

  removeAllOf(userId: string): Promise<void> {
    return this.keys.removeAllOf(userId);
  }

  /** Removes the answers to calls made without a session that name her address. */
  removeNobodysNaming(email: string): Promise<void> {
    return this.keys.removeNaming(NOBODY, email);
  }

  private async repeat(call: RepeatableCall, kept: IdempotencyEntity, bodyHash: Buffer): Promise<unknown> {
    if (!kept.bodyHash.equals(bodyHash)) {
      throw refused('idempotency_key_reused', 'This Idempotency-Key was used for another request');
    }
    if (kept.begunFor !== null) await this.sessions.begin(call.cookie, kept.begunFor);
    return kept.answer;
  }
}

function keyOf({ endpoint, key, userId = NOBODY, params, body }: RepeatableCall) {
  const place = JSON.stringify([endpoint.method, endpoint.path, params ?? null]);
  return {
    userId,
    keyHash: sha256(`${key.toLowerCase()} ${place}`),
    bodyHash: sha256(JSON.stringify(body ?? null)),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
