import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../platform/personal-data';
import { ClearancesService } from './movement/clearances.service';
import { WorkoutsService } from './movement/workouts.service';
import { TrackingService } from './tracking/tracking.service';

/** How fitness hands out and removes what it keeps about a person. */
@Injectable()
@PersonalDataOf('fitness')
export class FitnessPersonalData implements PersonalDataHandler {
  constructor(
    private readonly tracking: TrackingService,
    private readonly workouts: WorkoutsService,
    private readonly clearances: ClearancesService,
  ) {}

  async export(userId: string) {
    return {
      trackingDays: await this.tracking.exportOf(userId),
      workouts: await this.workouts.exportOf(userId),
      exerciseClearance: await this.clearances.exportOf(userId),
    };
  }

  async eraseSome(userId: string): Promise<boolean> {
    return (await this.tracking.eraseSome(userId)) || this.workouts.eraseSome(userId);
  }

  async erase(userId: string): Promise<void> {
    await this.tracking.erase(userId);
    await this.workouts.erase(userId);
    await this.clearances.erase(userId);
  }
}
