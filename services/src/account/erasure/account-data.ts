import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../../platform/personal-data';
import { LoginCodes } from '../login/login-codes';
import { Passkeys } from '../passkeys/passkeys.service';
import { RecoveryCodes } from '../recovery/recovery-codes';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';

/** The account's own part of personal data: the user's row, and what opens her account. */
@Injectable()
@PersonalDataOf('account')
export class AccountData implements PersonalDataHandler {
  constructor(
    private readonly users: UsersService,
    private readonly codes: LoginCodes,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
  ) {}

  async export(userId: string) {
    return {
      user: profileOf(await this.users.find(userId)),
      passkeys: (await this.passkeys.of(userId)).map(({ userId: _, credentialHash: __, ...kept }) => kept),
      recoveryCodes: await this.recovery.leftOf(userId),
    };
  }

  close(userId: string): Promise<void> {
    return this.erase(userId);
  }

  async erase(userId: string): Promise<void> {
    await this.codes.erase(userId);
    await this.passkeys.erase(userId);
    await this.recovery.erase(userId);
    await this.users.erase(userId);
  }
}

/** Everything but the hash, which says nothing that the address beside it does not. */
function profileOf(user: UserEntity | null) {
  if (!user) return null;
  const { emailKey: _, ...profile } = user;
  return profile;
}
