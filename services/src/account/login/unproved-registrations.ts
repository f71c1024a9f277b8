import { Injectable } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/idempotency/idempotency';
import { Job } from '../../platform/jobs/job';
import { retention } from '../../platform/retention';
import { RegistrationService } from '../users/registration.service';
import { LoginCodes } from './login-codes';

const SLICE = 100;

/** Drops registrations whose address nobody has proved: what somebody typed of another person does not stay. */
@Injectable()
export class UnprovedRegistrations {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly codes: LoginCodes,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
  ) {}

  @Job({ name: 'account.unproved', everyMs: HOUR })
  async run(now: Date, deadline: AbortSignal): Promise<void> {
    const before = new Date(now.getTime() - retention.unproved);
    for (let found = SLICE; found === SLICE && !deadline.aborted;) {
      const slice = await this.registrations.unprovedBefore(before, SLICE);
      for (const { id, email } of slice) if (!deadline.aborted) await this.drop(id, email);
      found = slice.length;
    }
  }

  private drop(id: string, email: string): Promise<void> {
    return this.database.run(async () => {
      if (!(await this.registrations.dropUnproved(id))) return;
      await this.codes.erase(id);
      await this.idempotency.removeNobodysNaming(email);
    });
  }
}
