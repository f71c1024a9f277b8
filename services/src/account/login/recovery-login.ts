import { Injectable } from '@nestjs/common';
import type { identity } from '@nestwell/contracts/identity/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { refused } from '../../platform/http/errors';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { RecoveryCodes } from '../recovery/recovery-codes';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { LoginCallers } from './login-callers';
import { WRONG_CODES } from './login.service';
import { TryLimits } from './try-limits';

/** Login with a code from the sheet of paper. */
@Injectable()
export class RecoveryLogin {
  constructor(
    private readonly users: UsersService,
    private readonly recovery: RecoveryCodes,
    private readonly callers: LoginCallers,
    private readonly limits: TryLimits,
  ) {}

  /** 401 `code_invalid` for every reason alike, so that the answer tells nothing about who is registered. */
  async enter(
    { email, code }: BodyOf<typeof identity.loginByRecoveryCode>,
    ip: string,
    cookie: SessionCookie,
  ): Promise<{ user: UserEntity; left: number }> {
    const user = await this.users.findByEmail(email);
    const caller = this.callers.of(ip, cookie, user?.id);
    return this.limits.guarded([`recovery ${caller.name}`], WRONG_CODES, async () => {
      if (user === null || !(await this.recovery.use(user.id, code)))
        throw refused('code_invalid', 'This code is wrong or was used before.');
      return { user, left: (await this.recovery.leftOf(user.id))?.left ?? 0 };
    });
  }
}
