import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { HOUR } from '@nestwell/domain/moments';
import { Config } from '../../platform/config/config';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { Sessions } from '../../platform/session/sessions';
import { ProfileChanges } from './profile-changes';
import { RegistrationService } from './registration.service';
import { UsersService } from './users.service';

const REGISTRATIONS: CallLimit = {
  name: 'registration',
  max: ({ registrationsPerHour }) => registrationsPerHour,
  windowMs: HOUR,
  by: 'client',
};

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly changes: ProfileChanges,
    private readonly registration: RegistrationService,
    private readonly sessions: Sessions,
    private readonly config: Config,
  ) {}

  @Endpoint(account.createUser)
  @Limited(REGISTRATIONS)
  async create(@Call() { body: request, zone, cookie }: CallOf<typeof account.createUser>) {
    // Where every login takes a code, so does the first: an address that somebody typed is not yet hers.
    const needsProof = this.config.loginVerification === 'everyone';
    const user = await this.registration.register(request, zone, needsProof);
    if (!needsProof) await this.sessions.begin(cookie, user);
    return user;
  }

  @Endpoint(account.getUser)
  get(@Call() { params: { userId }, user, zone }: CallOf<typeof account.getUser>) {
    return this.users.get(userId, zone, user.subscription);
  }

  @Endpoint(account.updateUser)
  update(@Call() { params: { userId }, body: request, zone }: CallOf<typeof account.updateUser>) {
    return this.changes.update(userId, request, zone);
  }
}
