import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../jobs/jobs';
import { PersonalData } from '../personal-data';
import { TakenAway } from './taken-away';

/** What was taken away is gone after its hour, and with her. */
@Injectable()
export class TakenAwayData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly takenAway: TakenAway,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'taken-away',
      // She has deleted it: what she has does not hold it any more.
      export: () => Promise.resolve(undefined),
      eraseSome: (userId) => this.takenAway.forgetSome(userId),
      erase: async (userId) => {
        while (await this.takenAway.forgetSome(userId));
      },
    });
    this.jobs.register({
      name: 'platform.taken-away',
      everyMs: 10 * MINUTE,
      run: (_now, deadline) => this.takenAway.forgetOld(deadline),
    });
  }
}
