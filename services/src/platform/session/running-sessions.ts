import { Injectable } from '@nestjs/common';
import { soon, type Soon } from '../database/soon';
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

  byHash(tokenHash: Buffer): Soon<FoundSession | undefined> {
    return soon(this.sessions.find(tokenHash), (session) =>
      session !== null && this.ends.isRunning(session) ? session : undefined,
    );
  }

  of({ token }: SessionCookie): Soon<FoundSession | undefined> {
    return token === undefined ? undefined : this.byHash(tokenHashOf(token));
  }
}
