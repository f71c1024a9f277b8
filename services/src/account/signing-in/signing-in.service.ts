import { Injectable } from '@nestjs/common';
import type { RecoverySheet, SigningIn } from '@nestwell/contracts/identity/server';
import { notFound, refused } from '../../platform/http/errors';
import { Doors } from '../login/doors';
import { Passkeys } from '../passkeys/passkeys.service';
import { RecoveryCodes } from '../recovery/recovery-codes';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { toPasskey } from './to-passkey';

/** What opens her account, as she sees and changes it in Settings. */
@Injectable()
export class SigningInService {
  constructor(
    private readonly users: UsersService,
    private readonly doors: Doors,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
  ) {}

  async of(userId: string): Promise<SigningIn> {
    const door = await this.doors.of(await this.user(userId));
    const passkeys = (await this.passkeys.of(userId)).map(toPasskey);
    return { ...door, passkeys, recoveryCodes: await this.recovery.leftOf(userId) };
  }

  /** Call inside a transaction: until its end no login begins a session. */
  holdLogins(userId: string): Promise<void> {
    return this.users.lock(userId);
  }

  async isOpen(userId: string): Promise<boolean> {
    return (await this.doors.of(await this.user(userId))).door === 'open';
  }

  /** 409 where this site sends no mail: nobody could sign in. */
  async askForCode(userId: string, asksForCode: boolean): Promise<void> {
    if (asksForCode && !this.doors.isMailSet) throw refused('mail_not_set', 'This site sends no mail.');
    await this.users.askForCode(userId, asksForCode);
  }

  newSheet(userId: string): Promise<RecoverySheet> {
    return this.recovery.make(userId);
  }

  /** A sheet for whom no code can be mailed, unless she has one. */
  async firstSheet(userId: string): Promise<RecoverySheet | null> {
    if (this.doors.isMailSet || (await this.recovery.leftOf(userId)) !== null) return null;
    return this.recovery.make(userId);
  }

  forgetSheet(userId: string): Promise<void> {
    return this.recovery.erase(userId);
  }

  async user(userId: string): Promise<UserEntity> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('User');
    return user;
  }
}
