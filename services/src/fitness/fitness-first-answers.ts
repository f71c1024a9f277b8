import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fitness } from '@nestwell/contracts/fitness/server';
import { FirstAnswers } from '../platform/first-answers';
import { TrackingService } from './tracking/tracking.service';

/** Hydration, sleep, mood and energy on Home all read today's row, so it travels inside the page. */
@Injectable()
export class FitnessFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly tracking: TrackingService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: fitness.trackingToday,
      args: ({ userId }) => ({ params: { userId } }),
      answer: ({ userId, zone }) => this.tracking.today(userId, zone),
    });
  }
}
