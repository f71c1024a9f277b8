import { Injectable } from '@nestjs/common';
import type { account } from '@nestwell/contracts/account';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { MINUTE } from '@nestwell/domain/moments';
import { Config } from '../../platform/config/config';
import { ApiError, notFound, refused } from '../../platform/http/errors';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { LoginCodes } from './login-codes';

const MISSES = { max: 30, windowMs: MINUTE };
/** What someone who mistypes never reaches, and what uses up two codes of another person's. */
const WRONG_CODES = { max: 12, windowMs: 15 * MINUTE };

@Injectable()
export class LoginService {
  constructor(
    private readonly users: UsersService,
    private readonly codes: LoginCodes,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * The user with an address; 404, 401 `verification_required` after mailing a code, 503 `code_not_sent` when the mail
   * server did not take it, or 429 after many misses.
   */
  async byEmail(email: string, client: string): Promise<UserEntity> {
    const misses = [`client ${client}`, `address ${email}`];
    const user = await this.guarded(misses, MISSES, () => this.known(email));
    if (!this.needsCode(user)) return user;
    if (!(await this.codes.send(user, client)))
      throw refused('code_not_sent', 'The code could not be sent. Please try again.');
    throw refused('verification_required', 'We sent a six-digit code to this e-mail.');
  }

  /** 401 `code_invalid` for every reason alike, so that the answer tells nothing about who is registered. */
  verify({ email, code }: BodyOf<typeof account.verifySession>, client: string): Promise<UserEntity> {
    return this.guarded([`code ${client}`], WRONG_CODES, async () => {
      const user = await this.users.findByEmail(email);
      if (user && (await this.codes.accept(user.id, code))) return user;
      throw refused('code_invalid', 'This code is wrong or has expired.');
    });
  }

  private async known(email: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    if (!user) throw notFound('User');
    return user;
  }

  private needsCode({ role }: UserEntity): boolean {
    const mode = this.config.loginVerification;
    return mode === 'everyone' || (mode === 'admins' && role === 'admin');
  }

  /**
   * Counts refusals, and stops after too many. Of an address only those are counted that found nobody: what strangers
   * try must not keep its owner out.
   */
  private async guarded<T>(
    whom: readonly string[],
    limit: Omit<RateLimit, 'key'>,
    look: () => Promise<T>,
  ): Promise<T> {
    const limits = whom.map((key) => ({ key: `login ${key}`, ...limit }));
    for (const limit of limits) await this.limits.check(limit);
    try {
      return await look();
    } catch (error) {
      if (error instanceof ApiError) for (const limit of limits) await this.limits.count(limit);
      throw error;
    }
  }
}
