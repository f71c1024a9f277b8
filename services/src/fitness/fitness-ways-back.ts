import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TakenAway } from '../platform/taken-away/taken-away';
import { WorkoutsService } from './movement/workouts.service';
import { TrackingService } from './tracking/tracking.service';

/** How fitness puts back what she took away. */
@Injectable()
export class FitnessWaysBack implements OnModuleInit {
  constructor(
    private readonly takenAway: TakenAway,
    private readonly tracking: TrackingService,
    private readonly workouts: WorkoutsService,
  ) {}

  onModuleInit(): void {
    this.takenAway.register('day', { putBack: (userId, kept) => this.tracking.putBack(userId, kept) });
    this.takenAway.register('workout', { putBack: (userId, kept) => this.workouts.putBack(userId, kept) });
  }
}
