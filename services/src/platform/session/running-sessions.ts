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

  byHash(tokenHash: Buffer): Promise<FoundSession | undefined> {
    return this.sessions
      .find(tokenHash)
      .then((session) => (session !== null && this.ends.isRunning(session) ? session : undefined));
  }

  of({ token }: SessionCookie): Promise<FoundSession | undefined> {
    return token === undefined ? Promise.resolve(undefined) : this.byHash(tokenHashOf(token));
  }
}
