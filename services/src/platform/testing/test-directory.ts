import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SessionEntity } from '../session/session.entity';
import { UserDirectory, type SessionUser, type UserOfSession } from '../session-user';

/** A directory for users that stand in no table. */
@Injectable()
export abstract class TestDirectory extends UserDirectory {
  protected abstract readonly role: SessionUser['role'];

  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {
    super();
  }

  async bySession(tokenHash: Buffer): Promise<UserOfSession | null> {
    const session = await this.sessions.findOneBy({ tokenHash });
    const user = session && (await this.find(session.userId));
    return session && user && { session, user };
  }

  lockRole(): Promise<SessionUser['role']> {
    return Promise.resolve(this.role);
  }

  nameOf(): Promise<string> {
    return Promise.resolve('Dana');
  }

  remember(): Promise<void> {
    return Promise.resolve();
  }
}
