import { Injectable } from '@nestjs/common';
import type { SessionCookie } from '../http/session-cookie';
import { SessionEnds } from './session-ends';
import { SessionRepository, type FoundSession } from './session.repository';
import { tokenHashOf } from './token-hash';

/** Finds a session that has not ended. */
@Injectable()
export class RunningSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ends: SessionEnds,
  ) {}

  async byHash(tokenHash: Buffer): Promise<FoundSession | undefined> {
    const session = await this.sessions.find(tokenHash);
    return session !== null && this.ends.isRunning(session) ? session : undefined;
  }

  async of({ token }: SessionCookie): Promise<FoundSession | undefined> {
    return token === undefined ? undefined : this.byHash(tokenHashOf(token));
  }
}
