import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest, notFound } from '../../platform/http/errors';
import { UsersService } from '../users/users.service';
import { ErasureSteps } from './erasure-steps';
import { ErasuresRepository } from './erasures.repository';

/** Milliseconds that a caller waits for it. */
const LONGEST = 8000;

@Injectable()
export class ErasureService {
  private readonly logger = new Logger('Erasures');

  constructor(
    private readonly users: UsersService,
    private readonly erasures: ErasuresRepository,
    private readonly steps: ErasureSteps,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes every way into the account in one transaction, then removes what every area keeps. Whether all is gone; else
   * the rest follows within minutes. 400 naming `email` unless it is the account's own address.
   */
  async erase(userId: string, email: string): Promise<boolean> {
    await this.database.run(() => this.begin(userId, email), { repeatable: true });
    try {
      return await this.steps.goOn(userId, AbortSignal.timeout(LONGEST));
    } catch (error) {
      // The account is closed for good: that a part of it is still there is no failure of this call.
      this.logger.error('An erasure is gone on with later', error instanceof Error ? error.stack : error);
      return false;
    }
  }

  /** For erasures that an earlier version began, which ended the sessions alone. */
  closeIfOpen(userId: string): Promise<void> {
    return this.database.run(async () => {
      const user = await this.users.find(userId);
      if (user !== null) await this.steps.begin(user, this.clock.now());
    });
  }

  private async begin(userId: string, email: string): Promise<void> {
    const user = await this.users.find(userId);
    if (user === null) {
      // Begun by another call, or by an earlier try of this one.
      if (await this.erasures.has(userId)) return;
      throw notFound('User');
    }
    if (user.email !== email) throw badRequest('email', 'must be the e-mail of this account');
    await this.steps.begin(user, this.clock.now());
  }
}
