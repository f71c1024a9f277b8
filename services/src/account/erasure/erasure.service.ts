import { Injectable } from '@nestjs/common';
import type { PersonalDataExport } from '@nestwell/contracts/account';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest, notFound } from '../../platform/http/errors';
import { PersonalData } from '../../platform/personal-data';
import { UsersService } from '../users/users.service';
import { ErasureSteps } from './erasure-steps';

/** Milliseconds that she waits for it. */
const LONGEST = 8000;

@Injectable()
export class ErasureService {
  constructor(
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
    private readonly steps: ErasureSteps,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Everything every area keeps about her. */
  async exportOf(userId: string): Promise<PersonalDataExport> {
    return { exportedAt: this.clock.now().toISOString(), areas: await this.personalData.exportOf(userId) };
  }

  /**
   * Ends her sessions and removes her from every area; what that takes too long for follows within minutes. 400 naming
   * `email` unless it is her own address.
   */
  async erase(userId: string, email: string): Promise<void> {
    const user = await this.database.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw notFound('User');
      if (user.email !== email) throw badRequest('email', 'must be the e-mail of this account');
      await this.steps.begin(userId, this.clock.now());
      return user;
    });
    await this.steps.goOn(user, AbortSignal.timeout(LONGEST));
  }
}
