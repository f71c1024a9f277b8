import { Injectable } from '@nestjs/common';
import type { User } from '@nestwell/contracts/account/server';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { Subscriptions, type AccessPeriods } from './subscriptions';
import { EmailKeys } from './email-keys';
import type { UserEntity } from './user.entity';
import { toUser } from './user.mapper';
import { UsersRepository } from './users.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly emailKeys: EmailKeys,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  /**
   * 404 when there is no such user.
   * @param access where it was read already
   */
  async get(userId: string, zone: string, access?: AccessPeriods | null): Promise<User> {
    const user = await this.users.byId(userId);
    if (user === null) throw notFound('User');
    return this.answer(user, zone, access);
  }

  /** The user with exactly this normalised address, or null. Every login by an address begins with it. */
  async findByEmail(email: string): Promise<UserEntity | null> {
    const user = await this.users.byEmailKey(this.emailKeys.eachOf(email));
    return user?.email === email ? user : null;
  }

  /** The user as kept, or null. */
  find(userId: string): Promise<UserEntity | null> {
    return this.users.byId(userId);
  }

  /** Call inside a transaction, until whose end nobody adds a row of the account, a session included. */
  lock(userId: string): Promise<void> {
    return this.users.lock(userId);
  }

  /** Whether each of her logins takes a code by mail, whatever the site asks of others. */
  async askForCode(userId: string, asksForCode: boolean): Promise<void> {
    await this.users.update(userId, { asksForCode });
  }

  /** Only her row: what other areas and features keep of her goes by `PersonalData`. */
  async erase(userId: string): Promise<void> {
    await this.users.remove(userId);
  }

  async answer(user: UserEntity, zone: string, access?: AccessPeriods | null): Promise<User> {
    const subscription = access ?? (await this.subscriptions.of(user.id));
    return toUser(user, subscription, localDateOf(this.clock.now(), zone));
  }
}
