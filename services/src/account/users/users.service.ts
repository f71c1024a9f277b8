import { Injectable } from '@nestjs/common';
import type { account, User } from '@nestwell/contracts/account';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { Clock } from '../../platform/clock';
import { definedOf } from '../../platform/defined';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { Subscriptions } from './subscriptions';
import { EmailKeys } from './email-keys';
import { newUser } from './new-user';
import { changedStage } from './stage-change';
import type { UserEntity } from './user.entity';
import { toUser } from './user.mapper';
import { UsersRepository } from './users.repository';
import { Welcome } from './welcome';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly emailKeys: EmailKeys,
    private readonly subscriptions: Subscriptions,
    private readonly welcome: Welcome,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes the user and starts her trial, both or neither. 409 `23505` when the address is registered. */
  register(request: BodyOf<typeof account.createUser>, zone: string): Promise<User> {
    const now = this.clock.now();
    const today = localDateOf(now, zone);
    const emailKey = this.emailKeys.of(request.email);
    return this.database.run(async () => {
      const user = newUser({ request, emailKey, zone, today, now });
      await this.users.insert(user);
      const subscription = await this.subscriptions.begin(user.id, emailKey);
      await this.welcome.say(user, subscription);
      return toUser(user, subscription, today);
    });
  }

  /** 404 when there is no such user. */
  async get(userId: string, zone: string): Promise<User> {
    const user = await this.users.byId(userId);
    if (!user) throw notFound('User');
    return this.answer(user, zone);
  }

  /** The user with a normalised address, or null. */
  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.byEmailKey(this.emailKeys.of(email));
  }

  /** The user as kept, or null. */
  find(userId: string): Promise<UserEntity | null> {
    return this.users.byId(userId);
  }

  /** Only her row: what other areas and features keep of her goes by `PersonalData`. */
  async erase(userId: string): Promise<void> {
    await this.users.remove(userId);
  }

  /** Changes what is said and leaves the rest; returns the whole user. */
  update(userId: string, request: BodyOf<typeof account.updateUser>, zone: string): Promise<User> {
    return this.database.run(async () => {
      const user = await this.users.byId(userId);
      if (!user) throw notFound('User');
      const { pregnancyWeek, monthsPostpartum, ...said } = request;
      const stage = changedStage(user, request, localDateOf(this.clock.now(), zone));
      const changes = definedOf({ ...said, ...stage });
      await this.users.update(userId, changes);
      return this.answer({ ...user, ...changes }, zone);
    });
  }

  async answer(user: UserEntity, zone: string): Promise<User> {
    const subscription = await this.subscriptions.of(user.id);
    return toUser(user, subscription, localDateOf(this.clock.now(), zone));
  }
}
