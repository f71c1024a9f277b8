import { Injectable } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Job } from '../jobs/job';
import { PersonalDataOf, type PersonalDataHandler } from '../personal-data';
import { TakenAway } from './taken-away';

/** What was taken away is gone after its hour, and with her. */
@Injectable()
@PersonalDataOf('taken-away')
export class TakenAwayData implements PersonalDataHandler {
  constructor(private readonly takenAway: TakenAway) {}

  /** She has deleted it: what she has does not hold it any more. */
  export(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.takenAway.forgetSome(userId);
  }

  async erase(userId: string): Promise<void> {
    while (await this.takenAway.forgetSome(userId));
  }

  @Job({ name: 'platform.taken-away', everyMs: 10 * MINUTE })
  removeOld(_now: Date, deadline: AbortSignal): Promise<void> {
    return this.takenAway.forgetOld(deadline);
  }
}
