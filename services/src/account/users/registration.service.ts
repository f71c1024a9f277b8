import { Injectable } from '@nestjs/common';
import type { account, User } from '@nestwell/contracts/account';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { localDateOf } from '../../platform/time/zoned';
import { EmailKeys } from './email-keys';
import { mailboxOf } from './mailbox';
import { newUser } from './new-user';
import { toUser } from './user.mapper';
import { UsersRepository } from './users.repository';
import { Welcome } from './welcome';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly emailKeys: EmailKeys,
    private readonly welcome: Welcome,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes the user and starts her trial, both or neither. 409 `23505` when the address is registered. */
  register(request: BodyOf<typeof account.createUser>, zone: string): Promise<User> {
    const now = this.clock.now();
    const today = localDateOf(now, zone);
    const emailKey = this.emailKeys.of(request.email);
    const mailbox = this.emailKeys.of(mailboxOf(request.email));
    return this.database.run(async () => {
      const user = newUser({ request, emailKey, zone, today, now });
      await this.users.insert(user);
      return toUser(user, await this.welcome.receive(user, mailbox), today);
    });
  }
}
