import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { type SessionCookie } from '../../platform/http/session-cookie';
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
    @Call()
    { query: { email }, zone, cookie, request: { ip } }: CallOf<typeof account.findUserByEmail>,
  ) {
    return this.signIn(await this.login.byEmail(email, ip, cookie), zone, cookie);
  }

  @Endpoint(account.verifySession)
  async verify(
    @Call() { body: request, zone, cookie, request: { ip } }: CallOf<typeof account.verifySession>,
  ) {
    return this.signIn(await this.login.verify(request, ip, cookie), zone, cookie);
  }

  private async signIn(user: UserEntity, zone: string, cookie: SessionCookie) {
    await this.sessions.begin(cookie, user);
    return this.users.answer(user, zone);
  }
}
