import { Injectable } from '@nestjs/common';
import type { account } from '@nestwell/contracts/account/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { MINUTE } from '@nestwell/domain/moments';
import { notFound, refused } from '../../platform/http/errors';
import type { SessionCookie } from '../../platform/http/session-cookie';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { Doors } from './doors';
import { LoginCallers } from './login-callers';
import { LoginCodes } from './login-codes';
import { TryLimits } from './try-limits';

const MISSES = { max: 30, windowMs: MINUTE };
/** What someone who mistypes never reaches, and what uses up two codes of another person's. */
export const WRONG_CODES = { max: 12, windowMs: 15 * MINUTE };

@Injectable()
export class LoginService {
  constructor(
    private readonly users: UsersService,
    private readonly codes: LoginCodes,
    private readonly limits: TryLimits,
    private readonly doors: Doors,
    private readonly callers: LoginCallers,
  ) {}

  /**
   * The user with an address; 404, 401 `verification_required` after mailing a code, 401 `passkey_required`, 503 `code_not_sent` when the mail
   * server did not take it, or 429 after many misses.
   */
  async byEmail(email: string, ip: string, cookie: SessionCookie): Promise<UserEntity> {
    const found = await this.users.findByEmail(email);
    const caller = this.callers.of(ip, cookie, found?.id);
    const user = await this.limits.guarded([caller.name, `address ${email}`], MISSES, () => known(found));
    const behind = await this.doors.behindEmail(user);
    if (behind === 'session') return user;
    if (behind === 'passkey') throw refused('passkey_required', 'This account opens with its passkey.');
    if (!(await this.codes.send(user, caller)))
      throw refused('code_not_sent', 'The code could not be sent. Please try again.');
    throw refused('verification_required', 'We sent a six-digit code to this e-mail.');
  }

  /** 401 `code_invalid` for every reason alike, so that the answer tells nothing about who is registered. */
  async verify(
    { email, code }: BodyOf<typeof account.verifySession>,
    ip: string,
    cookie: SessionCookie,
  ): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    const caller = this.callers.of(ip, cookie, user?.id);
    return this.limits.guarded([`code ${caller.name}`], WRONG_CODES, async () => {
      if (user && (await this.codes.accept(user.id, code, caller))) return user;
      throw refused('code_invalid', 'This code is wrong or has expired.');
    });
  }
}

function known(user: UserEntity | null): UserEntity {
  if (!user) throw notFound('User');
  return user;
}
