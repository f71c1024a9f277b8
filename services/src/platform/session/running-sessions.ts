import { Injectable } from '@nestjs/common';
import type { SessionCookie } from '../http/session-cookie';
import { SessionEnds } from './session-ends';
import type { SessionEntity } from './session.entity';
import { SessionRepository } from './session.repository';
import { tokenHashOf } from './token-hash';

/** Finds a session that has not ended. */
@Injectable()
export class RunningSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ends: SessionEnds,
  ) {}

  async byHash(tokenHash: Buffer): Promise<SessionEntity | undefined> {
    const session = await this.sessions.find(tokenHash);
    return session !== null && this.ends.isRunning(session) ? session : undefined;
  }

  async of({ token }: SessionCookie): Promise<SessionEntity | undefined> {
    return token === undefined ? undefined : this.byHash(tokenHashOf(token));
  }
}
