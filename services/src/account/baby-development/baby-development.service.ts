import { Injectable } from '@nestjs/common';
import type { BabySummary } from '@nestwell/contracts/account';
import { correctedMonths } from '@nestwell/domain/ages';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { stageOn } from '../users/pregnancy';
import { UsersService } from '../users/users.service';
import { babySummaryOf } from './summary';

@Injectable()
export class BabyDevelopmentService {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Where baby is today in her zone; null when there is nothing to follow. */
  async summaryFor(userId: string, zone: string, now = this.clock.now()): Promise<BabySummary | null> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('User');
    const today = localDateOf(now, zone);
    const { pregnancyWeek, monthsPostpartum } = stageOn(user, today);
    return babySummaryOf({ pregnancyWeek, monthsPostpartum, correctedMonths: correctedMonths(user, today) });
  }
}
