import { Injectable } from '@nestjs/common';
import { plainReading } from '@nestwell/domain/reading';
import { refused } from '../../platform/http/errors';
import { UserDirectory } from '../../platform/session-user';
import { dayFor } from '../../platform/time/zoned';
import { Clock } from '../../platform/clock';
import { SuspensionsRepository } from './suspensions.repository';

/** She is being erased. */
const NOBODY = { timezone: 'UTC', reading: plainReading };

/** Whether someone may write just now. */
@Injectable()
export class Writing {
  constructor(
    private readonly suspensions: SuspensionsRepository,
    private readonly clock: Clock,
    private readonly directory: UserDirectory,
  ) {}

  /** Answers now. 403 while her posting is suspended. */
  async allow(userId: string): Promise<Date> {
    const now = this.clock.now();
    const until = await this.suspensions.untilOf(userId);
    if (until && until > now) {
      const author = (await this.directory.find(userId)) ?? NOBODY;
      throw refused('posting_suspended', `Posting is paused for you until ${dayFor(author, until)}.`);
    }
    return now;
  }
}
