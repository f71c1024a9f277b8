import { Injectable } from '@nestjs/common';
import type { Role } from '@nestwell/contracts/account/server';
import {
  UserDirectory,
  type SessionUser,
  type UserOfSession,
  type Whereabouts,
} from '../../platform/session-user';
import { sessionUserOf } from './session-user-of';
import { SessionUsersRepository } from './session-users.repository';
import { UsersRepository } from './users.repository';

/** Tells the platform who a session belongs to. */
@Injectable()
export class AccountUserDirectory extends UserDirectory {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessionUsers: SessionUsersRepository,
  ) {
    super();
  }

  bySession(tokenHash: Buffer): Promise<UserOfSession | null> {
    return this.sessionUsers.bySession(tokenHash);
  }

  async find(userId: string): Promise<SessionUser | null> {
    const user = await this.users.byId(userId);
    return user && sessionUserOf(user);
  }

  lockRole(userId: string): Promise<Role | undefined> {
    return this.users.lockRole(userId);
  }

  async nameOf(userId: string): Promise<string | undefined> {
    const [user] = await this.users.named([userId]);
    return user?.name;
  }

  remember(userId: string, told: Whereabouts): Promise<void> {
    return this.users.update(userId, told);
  }
}
