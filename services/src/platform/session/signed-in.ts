import { plainReading } from '@nestwell/domain/reading';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { SessionCookie } from '../http/session-cookie';
import { UserDirectory, type SessionUser } from '../session-user';
import { Sessions } from './sessions';

/** Who a call or a page is asked for by. */
@Injectable()
export class SignedIn {
  constructor(
    private readonly sessions: Sessions,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  /** Undefined without a session that is good for her and the role she has. */
  async userOf(cookie: SessionCookie): Promise<SessionUser | undefined> {
    const { directory } = this;
    const session = await this.sessions.userOf(cookie);
    if (session === undefined) return undefined;
    if (directory === undefined) return { ...session, timezone: 'UTC', locale: null, reading: plainReading };
    const user = await directory.find(session.id);
    // However she was given or lost a role: no session from before it ever acts in it.
    return user?.role === session.role ? user : undefined;
  }
}
