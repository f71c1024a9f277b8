import { Injectable } from '@nestjs/common';
import type { User } from '@nestwell/contracts/account';
import { Clock } from '../../platform/clock';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { KnownBrowsers } from '../../platform/session/known-browsers';
import { Sessions } from '../../platform/session/sessions';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { SignInNotices } from './sign-in-notices';

/** By what she signed in: her e-mail alone is not a proof. */
export type SignedInBy = 'email' | 'proof';

/** Opens her session, and tells her where the browser is one that she has not used before. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly browsers: KnownBrowsers,
    private readonly users: UsersService,
    private readonly notices: SignInNotices,
    private readonly clock: Clock,
  ) {}

  async open(user: UserEntity, by: SignedInBy, zone: string, cookie: SessionCookie): Promise<User> {
    const { known } = cookie;
    // Who has just proved her address for the first time has no place before this one.
    const isFirst = user.unprovedSince !== null;
    const isNewPlace = known === undefined || this.browsers.nameOf(known, user.id) === undefined;
    await this.sessions.begin(cookie, user, by === 'proof' ? this.clock.now() : null);
    if (isNewPlace && !isFirst) await this.notices.newPlace(user.id, cookie.userAgent);
    return this.users.answer(user, zone);
  }
}
