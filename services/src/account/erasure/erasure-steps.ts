import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/idempotency/idempotency';
import { PersonalData } from '../../platform/personal-data';
import { Closings } from '../../platform/session/closings';
import type { UserEntity } from '../users/user.entity';
import { ErasuresRepository } from './erasures.repository';

/** What an erasure consists of: small transactions, so that nobody waits behind ten thousand rows. */
@Injectable()
export class ErasureSteps {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly closings: Closings,
    private readonly personalData: PersonalData,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
  ) {}

  /**
   * Call inside a transaction. From now on nothing opens the account, nothing is sent, charged or written for its owner,
   * and the rest is removed, whatever happens in between.
   */
  async begin({ id, email }: Pick<UserEntity, 'id' | 'email'>, begunAt: Date): Promise<void> {
    await this.erasures.add(id, begunAt);
    await this.closings.stopAll(id);
    await this.personalData.close(id);
    // What she wrote signed out was answered to nobody, with her words in the answer.
    await this.idempotency.removeNobodysNaming(email);
  }

  /** Goes on where it stopped. False where the rest is left to the next run, at the deadline. */
  async goOn(userId: string, deadline: AbortSignal): Promise<boolean> {
    while (await this.database.run(() => this.eraseSome(userId))) {
      if (deadline.aborted) return false;
      await nextTurn();
    }
    await this.database.run(async () => {
      if (!(await this.erasures.take(userId))) return;
      await this.personalData.erase(userId);
      await this.erasures.remove(userId);
    });
    await this.database.forgetLog();
    return true;
  }

  private async eraseSome(userId: string): Promise<boolean> {
    return (await this.erasures.take(userId)) && this.personalData.eraseSome(userId);
  }
}
