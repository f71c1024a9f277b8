import { Injectable } from '@nestjs/common';
import { UserDirectory, type SessionUser } from '../../platform/session-user';
import { UsersRepository } from './users.repository';

/** Tells the platform who a session belongs to. */
@Injectable()
export class AccountUserDirectory extends UserDirectory {
  constructor(private readonly users: UsersRepository) {
    super();
  }

  find(userId: string): Promise<SessionUser | null> {
    return this.users.caller(userId);
  }

  rememberZone(userId: string, zone: string): Promise<void> {
    return this.users.update(userId, { timezone: zone });
  }
}
