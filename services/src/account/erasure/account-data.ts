import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data';
import { LoginCodesRepository } from '../login/login-codes.repository';
import type { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';

/** The account's own part of personal data: the user's row, a code that is open. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersRepository,
    private readonly codes: LoginCodesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'account',
      export: async (userId) => ({ user: profileOf(await this.users.byId(userId)) }),
      erase: async (userId) => {
        await this.codes.remove(userId);
        await this.users.remove(userId);
      },
    });
  }
}

/** Everything but the hash, which says nothing that the address beside it does not. */
function profileOf(user: UserEntity | null) {
  if (!user) return null;
  const { emailKey: _, ...profile } = user;
  return profile;
}
