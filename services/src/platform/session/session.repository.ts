import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Database } from '../database/database';
import { removeOlder } from '../database/remove-older';
import { SessionEntity } from './session.entity';

/** Of one user, that are looked at together. */
const MOST = 100;

@Injectable()
export class SessionRepository {
  constructor(
    @InjectRepository(SessionEntity) private readonly rows: Repository<SessionEntity>,
    private readonly database: Database,
  ) {}

  find(tokenHash: Buffer): Promise<SessionEntity | null> {
    return this.rows.findOneBy({ tokenHash });
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
