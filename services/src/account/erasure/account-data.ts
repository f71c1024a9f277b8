import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data';
import { LoginCodes } from '../login/login-codes';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';

/** The account's own part of personal data: the user's row, a code that is open. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly codes: LoginCodes,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'account',
      export: async (userId) => ({ user: profileOf(await this.users.find(userId)) }),
      erase: async (userId) => {
        await this.codes.erase(userId);
        await this.users.erase(userId);
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
