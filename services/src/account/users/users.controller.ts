import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params } from '../../platform/http/endpoint';
import { Zone } from '../../platform/session/caller';
import { Cookie, type SessionCookie } from '../../platform/session/session-cookie';
import { Sessions } from '../../platform/session/sessions';
import { UsersService } from './users.service';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: Sessions,
  ) {}

  @Endpoint(account.createUser)
  async create(
    @Body(account.createUser) request: BodyOf<typeof account.createUser>,
    @Zone() zone: string,
    @Cookie() cookie: SessionCookie,
  ) {
    const user = await this.users.register(request, zone);
    await this.sessions.begin(cookie, user.id);
    return user;
  }

  @Endpoint(account.getUser)
  get(@Params(account.getUser) { userId }: ParamsOf<typeof account.getUser>, @Zone() zone: string) {
    return this.users.get(userId, zone);
  }

  @Endpoint(account.updateUser)
  update(
    @Params(account.updateUser) { userId }: ParamsOf<typeof account.updateUser>,
    @Body(account.updateUser) request: BodyOf<typeof account.updateUser>,
    @Zone() zone: string,
  ) {
    return this.users.update(userId, request, zone);
  }
}
