import { Injectable } from '@nestjs/common';
import type { User } from '@nestwell/contracts/account/server';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { KnownBrowsers } from '../../platform/session/known-browsers';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { SessionStarts, type SignedInBy } from './session-starts';
import { SignInNotices } from './sign-in-notices';

/** Opens her session, and tells her where the browser is one that she has not used before. */
@Injectable()
export class SignIn {
  constructor(
    private readonly starts: SessionStarts,
    private readonly browsers: KnownBrowsers,
    private readonly users: UsersService,
    private readonly notices: SignInNotices,
  ) {}

  async open(user: UserEntity, by: SignedInBy, zone: string, cookie: SessionCookie): Promise<User> {
    const { known } = cookie;
    // Who has just proved her address for the first time has no place before this one.
    const isFirst = user.unprovedSince !== null;
    const isNewPlace = known === undefined || this.browsers.nameOf(known, user.id) === undefined;
    await this.starts.begin(user, by, cookie);
    if (isNewPlace && !isFirst) await this.notices.newPlace(user.id, cookie.userAgent);
    return this.users.answer(user, zone);
  }
}
