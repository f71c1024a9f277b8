import { plainReading } from '@nestwell/domain/reading';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { Carried } from '../carried';
import type { SessionCookie } from '../http/session-cookie';
import { UserDirectory, type SessionUser, type UserOfSession } from '../session-user';
import { SessionEnds } from './session-ends';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions';
import { tokenHashOf } from './token-hash';

/** A session that was checked with the request that runs. */
interface CheckedSession {
  token: string | undefined;
  user: SessionUser;
}

/** Who a call or a page is asked for by. */
@Injectable()
export class SignedIn {
  private readonly checked = new Carried<CheckedSession>();

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
    const checked = this.checked.get();
    if (checked !== undefined && checked.token === token) return checked.user;
    const found = await this.find(tokenHashOf(token));
    if (found === null || !this.ends.isRunning(found.session)) return undefined;
    const { session, user } = found;
    await this.sessions.noteUse(session, cookie);
    // However she was given or lost a role: no session from before it ever acts in it.
    return user.role === session.role ? user : undefined;
  }

  /**
   * Does work whose calls within this process carry the same cookie: the session was checked with the request that makes
   * them, and is not read again for each. It ends with the work.
   */
  share<T>({ token }: SessionCookie, user: SessionUser, work: () => Promise<T>): Promise<T> {
    return this.checked.run({ token, user }, work);
  }

  private async find(tokenHash: Buffer): Promise<UserOfSession | null> {
    if (this.directory !== undefined) return this.directory.bySession(tokenHash);
    const session = await this.rows.find(tokenHash);
    if (session === null) return null;
    const { userId: id, role } = session;
    return { session, user: { id, role, timezone: 'UTC', locale: null, reading: plainReading } };
  }
}
