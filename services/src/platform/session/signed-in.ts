import { plainReading } from '@nestwell/domain/reading';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { ahead, soon, type Soon } from '../database/soon';
import type { SessionCookie } from '../http/session-cookie';
import { UserDirectory, type SessionUser } from '../session-user';
import { LikelyCallers } from './likely-callers';
import { Sessions } from './sessions';

/** Who a call or a page is asked for by. */
@Injectable()
export class SignedIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly likely: LikelyCallers,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  /** Undefined without a session that is good for her and the role she has. */
  userOf(cookie: SessionCookie): Soon<SessionUser | undefined> {
    const { directory } = this;
    const running = this.sessions.userOf(cookie);
    const guess = running instanceof Promise ? this.likely.of(cookie) : undefined;
    const found = guess && directory && ahead(directory.find(guess.id));
    const caller = soon(running, (session): Soon<SessionUser | undefined> => {
      if (session === undefined) return undefined;
      if (directory === undefined)
        return { ...session, timezone: 'UTC', locale: null, reading: plainReading };
      const asked = found !== undefined && guess?.id === session.id ? found : directory.find(session.id);
      // However she was given or lost a role: no session from before it ever acts in it.
      return soon(asked, (user) => (user?.role === session.role ? user : undefined));
    });
    if (!(caller instanceof Promise)) return caller;
    return caller.then((user) => {
      this.likely.note(cookie, user);
      return user;
    });
  }
}
