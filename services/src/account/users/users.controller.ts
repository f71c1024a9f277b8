import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { HOUR } from '@nestwell/domain/moments';
import { Config } from '../../platform/config/config';
import { Call, type CallOf } from '../../platform/http/call';
import { clientOf } from '../../platform/http/client-of';
import { Endpoint } from '../../platform/http/endpoint';
import { RateLimits } from '../../platform/rate-limits';
import { Sessions } from '../../platform/session/sessions';
import { RegistrationService } from './registration.service';
import { UsersService } from './users.service';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly registration: RegistrationService,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  @Endpoint(account.createUser)
  async create(@Call() { body: request, zone, cookie, request: { ip } }: CallOf<typeof account.createUser>) {
    const max = this.config.registrationsPerHour;
    this.limits.hit({ key: `registration ${clientOf(ip)}`, max, windowMs: HOUR });
    const user = await this.registration.register(request, zone);
    await this.sessions.begin(cookie, user);
    return user;
  }

  @Endpoint(account.getUser)
  get(@Call() { params: { userId }, zone }: CallOf<typeof account.getUser>) {
    return this.users.get(userId, zone);
  }

  @Endpoint(account.updateUser)
  update(@Call() { params: { userId }, body: request, zone }: CallOf<typeof account.updateUser>) {
    return this.users.update(userId, request, zone);
  }
}
