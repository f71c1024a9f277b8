import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Database } from '../database/database';
import { fromBinary } from '../database/ids';
import { removeOlder } from '../database/remove-older';
import { instantOf, optionalInstantOf, type StoredInstant } from '../database/stored-instant';
import { SessionEntity } from './session.entity';

/** Of one user, that are looked at together. */
const MOST = 100;

export type FoundSession = Omit<SessionEntity, 'device' | 'deviceKind'>;

/** Every request with a cookie reads it, beside the user's row, of whose statement the figure is known. */
const BY_HASH = `SELECT user_id, role, last_used_at, proved_at, created_at, expires_at
  FROM sessions WHERE token_hash = ?`;

interface StoredSession {
  user_id: Buffer;
  role: SessionEntity['role'];
  last_used_at: StoredInstant | null;
  proved_at: StoredInstant | null;
  created_at: StoredInstant;
  expires_at: StoredInstant;
}

@Injectable()
export class SessionRepository {
  constructor(
    @InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>,
    private readonly database: Database,
  ) {}

  async find(tokenHash: Buffer): Promise<FoundSession | null> {
    const [found] = await this.rows.query<StoredSession[]>(BY_HASH, [tokenHash]);
    if (found === undefined) return null;
    return {
      tokenHash,
      userId: fromBinary(found.user_id),
      role: found.role,
      lastUsedAt: optionalInstantOf(found.last_used_at),
      provedAt: optionalInstantOf(found.proved_at),
      createdAt: instantOf(found.created_at),
      expiresAt: instantOf(found.expires_at),
    };
  }

  /** Everybody's. */
  async removeAll(): Promise<void> {
    await this.rows.clear();
  }

  ofUser(userId: string): Promise<SessionEntity[]> {
    return this.rows.find({ where: { userId }, order: { createdAt: 'DESC' }, take: MOST });
  }

  runningOf(userId: string, now: Date): Promise<SessionEntity[]> {
    const where = { userId, expiresAt: MoreThan(now) };
    return this.rows.find({ where, order: { lastUsedAt: 'DESC' }, take: MOST });
  }

  async insert(session: SessionEntity): Promise<void> {
    await this.database.run(() => this.rows.insert(session));
  }

  async extend(tokenHash: Buffer, use: Pick<SessionEntity, 'lastUsedAt' | 'expiresAt'>): Promise<void> {
    await this.rows.update({ tokenHash }, use);
  }

  /** False when it was not there (any more). */
  async change(
    tokenHash: Buffer,
    change: Partial<Pick<SessionEntity, 'tokenHash' | 'provedAt'>>,
  ): Promise<boolean> {
    return (await this.rows.update({ tokenHash }, change)).affected === 1;
  }

  /** False when it was not there (any more). */
  async remove(tokenHash: Buffer): Promise<boolean> {
    return (await this.rows.delete({ tokenHash })).affected === 1;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  async removeOthersOf(userId: string, tokenHash: Buffer): Promise<void> {
    await this.rows.delete({ userId, tokenHash: Not(tokenHash) });
  }

  async removeUnprovedOf(userId: string, butNot: Buffer): Promise<void> {
    await this.rows.delete({ userId, tokenHash: Not(butNot), provedAt: IsNull() });
  }

  removeExpired(now: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'expiresAt', now, deadline);
  }
}
