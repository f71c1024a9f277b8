import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { refused } from '../../platform/http/errors';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { Sessions } from '../../platform/session/sessions';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { Doors } from './doors';

/** By what a member signed in: an e-mail alone is not a proof. */
export type SignedInBy = 'email' | 'proof';

/** Begins the session of a login. */
@Injectable()
export class SessionStarts {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: UsersService,
    private readonly doors: Doors,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * By e-mail alone only while that still opens the account: whoever closes this way in locks the user's row first, and
   * then ends the sessions that came by it.
   */
  async begin(user: UserEntity, by: SignedInBy, cookie: SessionCookie): Promise<void> {
    if (by === 'proof') return this.sessions.begin(cookie, user, this.clock.now());
    await this.database.run(async () => {
      // The new row holds the user's: what is read afterwards stays so until the session is kept.
      await this.sessions.begin(cookie, user);
      const known = await this.users.find(user.id);
      const behind = known && (await this.doors.behindEmail(known));
      if (behind === 'session') return;
      cookie.clear();
      if (behind === 'passkey') throw refused('passkey_required', 'This account opens with its passkey.');
      throw refused('verification_required', 'This account asks for a code now. Please try again.');
    });
  }
}
