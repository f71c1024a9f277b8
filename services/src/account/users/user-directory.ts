import { Injectable } from '@nestjs/common';
import { UserDirectory, type SessionUser } from '../../platform/session/session-user';
import { UsersRepository } from './users.repository';

/** Tells the platform who a session belongs to. */
@Injectable()
export class AccountUserDirectory extends UserDirectory {
  constructor(private readonly users: UsersRepository) {
    super();
  }

  async find(userId: string): Promise<SessionUser | null> {
    const user = await this.users.byId(userId);
    return user && { id: user.id, role: user.role, timezone: user.timezone };
  }

  rememberZone(userId: string, zone: string): Promise<void> {
    return this.users.update(userId, { timezone: zone });
  }
}
