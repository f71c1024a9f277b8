import { Injectable } from '@nestjs/common';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { refused } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { Clock } from '../../platform/clock';
import { SuspensionsRepository } from './suspensions.repository';

/** Whether someone may write just now. */
@Injectable()
export class Writing {
  constructor(
    private readonly suspensions: SuspensionsRepository,
    private readonly clock: Clock,
  ) {}

  /** Answers now. 403 while her posting is suspended. */
  async allow(userId: string): Promise<Date> {
    const now = this.clock.now();
    const until = await this.suspensions.untilOf(userId);
    if (until && until > now) {
      throw refused('posting_suspended', `Posting is paused for you until ${dayOf(until)}.`);
    }
    return now;
  }
}

const dayOf = (moment: Date) => dayMonthAndYear(localDateOf(moment, 'UTC'));
