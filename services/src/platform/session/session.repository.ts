import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { compileRead } from '@nestwell/embedded-sqlite';
import { Database } from '../database/database';
import { SessionEntity } from './session.entity';

@Injectable()
export class SessionRepository {
  /** Every call of a signed-in user begins with it. */
  private readonly byHash;

  constructor(private readonly database: Database) {
    this.byHash = compileRead<SessionEntity>()(
      database.source,
      ['tokenHash', 'userId', 'createdAt', 'expiresAt'],
      ['hash'],
      ({ hash }) =>
        database.repository(SessionEntity).createQueryBuilder('session').where(`session.tokenHash = ${hash}`),
    );
  }

  async find(tokenHash: Buffer): Promise<SessionEntity | null> {
    const [session] = await this.byHash({ hash: tokenHash });
    return session ?? null;
  }

  ofUser(userId: string): Promise<SessionEntity[]> {
    return this.rows.find({ where: { userId }, order: { createdAt: 'DESC' } });
  }

  async insert(session: SessionEntity): Promise<void> {
    await this.rows.insert(session);
  }

  async extend(tokenHash: Buffer, expiresAt: Date): Promise<void> {
    await this.rows.update({ tokenHash }, { expiresAt });
  }

  async remove(tokenHash: Buffer): Promise<void> {
    await this.rows.delete({ tokenHash });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.rows.delete({ expiresAt: LessThan(now) });
  }

  private get rows() {
    return this.database.repository(SessionEntity);
  }
}
