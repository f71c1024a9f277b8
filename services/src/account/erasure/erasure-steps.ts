import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/idempotency/idempotency';
import { PersonalData } from '../../platform/personal-data';
import { Sessions } from '../../platform/session/sessions';
import type { UserEntity } from '../users/user.entity';
import { ErasuresRepository } from './erasures.repository';

/** What an erasure consists of: small transactions, so that nobody waits behind ten thousand rows. */
@Injectable()
export class ErasureSteps {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly sessions: Sessions,
    private readonly personalData: PersonalData,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
  ) {}

  /** Call inside a transaction. From now on it is gone on with until she is erased, whatever happens in between. */
  async begin(userId: string, begunAt: Date): Promise<void> {
    await this.erasures.add({ userId, begunAt });
    await this.sessions.endAllOf(userId);
  }

  /** Goes on where it stopped. At the deadline the rest is left to the next run. */
  async goOn({ id: userId, email }: Pick<UserEntity, 'id' | 'email'>, deadline: AbortSignal): Promise<void> {
    while (await this.database.run(() => this.eraseSome(userId))) {
      if (deadline.aborted) return;
      await nextTurn();
    }
    await this.database.run(async () => {
      if (!(await this.erasures.take(userId))) return;
      await this.personalData.erase(userId);
      // What she wrote signed out was answered to nobody, with her words in the answer.
      await this.idempotency.removeNobodysNaming(email);
      await this.erasures.remove(userId);
    });
    await this.database.forgetLog();
  }

  private async eraseSome(userId: string): Promise<boolean> {
    return (await this.erasures.take(userId)) && this.personalData.eraseSome(userId);
  }
}
