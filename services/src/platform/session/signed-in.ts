import { plainReading } from '@nestwell/domain/reading';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { SessionCookie } from '../http/session-cookie';
import { UserDirectory, type SessionUser, type UserOfSession } from '../session-user';
import { SessionEnds } from './session-ends';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions';
import { tokenHashOf } from './token-hash';

/** Who a call or a page is asked for by. */
@Injectable()
export class SignedIn {
  constructor(
    private readonly rows: SessionRepository,
    private readonly ends: SessionEnds,
    private readonly sessions: Sessions,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  /** Undefined without a session that is good for her and the role she has. The session's use is noted now and then. */
  async userOf(cookie: SessionCookie): Promise<SessionUser | undefined> {
    const { token } = cookie;
    if (token === undefined) return undefined;
    const found = await this.find(tokenHashOf(token));
    if (found === null || !this.ends.isRunning(found.session)) return undefined;
    const { session, user } = found;
    await this.sessions.noteUse(session, cookie);
    // However she was given or lost a role: no session from before it ever acts in it.
    return user.role === session.role ? user : undefined;
  }

  private async find(tokenHash: Buffer): Promise<UserOfSession | null> {
    if (this.directory !== undefined) return this.directory.bySession(tokenHash);
    const session = await this.rows.find(tokenHash);
    if (session === null) return null;
    const { userId: id, role } = session;
    return { session, user: { id, role, timezone: 'UTC', locale: null, reading: plainReading } };
  }
}
