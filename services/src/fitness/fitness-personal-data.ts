import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { ClearancesService } from './movement/clearances.service';
import { WorkoutsService } from './movement/workouts.service';
import { TrackingService } from './tracking/tracking.service';

/** How fitness hands out and removes what it keeps about a person. */
@Injectable()
export class FitnessPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly tracking: TrackingService,
    private readonly workouts: WorkoutsService,
    private readonly clearances: ClearancesService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'fitness',
      export: async (userId) => ({
        trackingDays: await this.tracking.exportOf(userId),
        workouts: await this.workouts.exportOf(userId),
        exerciseClearance: await this.clearances.exportOf(userId),
      }),
      eraseSome: async (userId) => (await this.tracking.eraseSome(userId)) || this.workouts.eraseSome(userId),
      erase: async (userId) => {
        await this.tracking.erase(userId);
        await this.workouts.erase(userId);
        await this.clearances.erase(userId);
      },
    });
  }
}
