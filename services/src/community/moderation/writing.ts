import { Injectable } from '@nestjs/common';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { MINUTE } from '@nestwell/domain/moments';
import { refused } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { RateLimits } from '../../platform/rate-limits';
import { Clock } from '../../platform/clock';
import { SuspensionsRepository } from './suspensions.repository';

const rates = {
  post: { max: 5, windowMs: 10 * MINUTE },
  comment: { max: 20, windowMs: 10 * MINUTE },
  report: { max: 30, windowMs: 60 * MINUTE },
} as const;

/** Whether someone may write just now. */
@Injectable()
export class Writing {
  constructor(
    private readonly limits: RateLimits,
    private readonly suspensions: SuspensionsRepository,
    private readonly clock: Clock,
  ) {}

  /** Answers now. 403 while her posting is suspended, 429 when she writes faster than a person does. */
  async allow(userId: string, what: keyof typeof rates): Promise<Date> {
    const now = this.clock.now();
    const until = what === 'report' ? null : await this.suspensions.untilOf(userId);
    if (until && until > now) {
      throw refused('posting_suspended', `Posting is paused for you until ${dayOf(until)}.`);
    }
    this.limits.hit({ key: `community ${what} ${userId}`, ...rates[what] });
    return now;
  }
}

const dayOf = (moment: Date) => dayMonthAndYear(localDateOf(moment, 'UTC'));
