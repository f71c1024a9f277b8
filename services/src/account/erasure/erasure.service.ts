import { Injectable } from '@nestjs/common';
import type { PersonalDataExport } from '@nestwell/contracts/account';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest, notFound } from '../../platform/http/errors';
import { Idempotency } from '../../platform/idempotency/idempotency';
import { PersonalData } from '../../platform/personal-data';
import { UsersService } from '../users/users.service';

@Injectable()
export class ErasureService {
  constructor(
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Everything every area keeps about her. */
  async exportOf(userId: string): Promise<PersonalDataExport> {
    return { exportedAt: this.clock.now().toISOString(), areas: await this.personalData.exportOf(userId) };
  }

  /** Removes her from every area, all or nothing. 400 naming `email` unless it is her own address. */
  async erase(userId: string, email: string): Promise<void> {
    await this.database.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw notFound('User');
      if (user.email !== email) throw badRequest('email', 'must be the e-mail of this account');
      await this.personalData.erase(userId);
      // What she wrote signed out was answered to nobody, with her words in the answer.
      await this.idempotency.removeNobodysNaming(email);
    });
    await this.database.forgetLog();
  }
}
