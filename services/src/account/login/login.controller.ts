import { Controller, Ip } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Query } from '../../platform/http/endpoint';
import { Zone } from '../../platform/session/caller';
import { Cookie, type SessionCookie } from '../../platform/session/session-cookie';
import { Sessions } from '../../platform/session/sessions';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { LoginService } from './login.service';

/** Registered before the users' controller: `by-email` must not be taken for a user's id. */
@Controller()
export class LoginController {
  constructor(
    private readonly login: LoginService,
    private readonly users: UsersService,
    private readonly sessions: Sessions,
  ) {}

  @Endpoint(account.findUserByEmail)
  async byEmail(
    @Query(account.findUserByEmail) { email }: QueryOf<typeof account.findUserByEmail>,
    @Ip() client: string,
    @Zone() zone: string,
    @Cookie() cookie: SessionCookie,
  ) {
    return this.signIn(await this.login.byEmail(email, client), zone, cookie);
  }

  @Endpoint(account.verifySession)
  async verify(
    @Body(account.verifySession) request: BodyOf<typeof account.verifySession>,
    @Ip() client: string,
    @Zone() zone: string,
    @Cookie() cookie: SessionCookie,
  ) {
    return this.signIn(await this.login.verify(request, client), zone, cookie);
  }

  private async signIn(user: UserEntity, zone: string, cookie: SessionCookie) {
    await this.sessions.begin(cookie, user.id);
    return this.users.answer(user, zone);
  }
}
