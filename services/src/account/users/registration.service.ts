import { Injectable } from '@nestjs/common';
import type { account, User } from '@nestwell/contracts/account/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { localDateOf } from '../../platform/time/zoned';
import { EmailKeys } from './email-keys';
import { checkFirstGoals } from './goal-checks';
import { mailboxOf } from './mailbox';
import { newUser } from './new-user';
import type { UserEntity } from './user.entity';
import { toUser } from './user.mapper';
import { addressTaken, UsersRepository } from './users.repository';
import { Welcome } from './welcome';

/** Of somebody who has not shown yet that her address is hers. */
const NOTHING_BEGUN = { trialEndsAt: null, paidUntil: null };

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly emailKeys: EmailKeys,
    private readonly welcome: Welcome,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the user and starts her trial, both or neither; where her address is to be proved first, nothing starts yet.
   * What somebody registered with it and never proved is replaced. 409 `23505` when the address is registered.
   */
  register(request: BodyOf<typeof account.createUser>, zone: string, needsProof: boolean): Promise<User> {
    const now = this.clock.now();
    const today = localDateOf(now, zone);
    const emailKey = this.emailKeys.of(request.email);
    return this.database.run(async () => {
      const made = newUser({ request, emailKey, zone, today, now });
      checkFirstGoals(request, made, today);
      const before = await this.users.byEmailKey(this.emailKeys.eachOf(request.email));
      // The unique index knows nothing of an address that is stored by an older key.
      if (before !== null && !(await this.users.removeUnproved(before.id))) throw addressTaken();
      // The codes that were mailed for the one before are good for her who reads them.
      const id = before?.id ?? made.id;
      const user = { ...made, id, unprovedSince: needsProof ? now : null };
      await this.users.insert(user);
      return toUser(user, needsProof ? NOTHING_BEGUN : await this.begin(user), today);
    });
  }

  /** After she has shown that she reads what is sent to her address: what registration put off begins, once. */
  async proved(user: UserEntity): Promise<void> {
    if (user.unprovedSince === null) return;
    await this.database.run(async () => {
      if (await this.users.prove(user.id)) await this.begin(user);
    });
  }

  /** Those that wait for a proof since before a moment, the oldest first. */
  unprovedBefore(moment: Date, most: number): Promise<Pick<UserEntity, 'id' | 'email'>[]> {
    return this.users.unprovedBefore(moment, most);
  }

  /** False where she has proved her address in the meantime. */
  dropUnproved(userId: string): Promise<boolean> {
    return this.users.removeUnproved(userId);
  }

  private begin(user: UserEntity) {
    const { email } = user;
    const address = this.emailKeys.eachOf(email);
    return this.welcome.receive(user, { address, mailbox: this.emailKeys.eachOf(mailboxOf(email)) });
  }
}
