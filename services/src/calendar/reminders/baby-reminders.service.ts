import { Injectable } from '@nestjs/common';
import {
  isLeftOut,
  isOfBaby,
  type BabyReminders,
  type HiddenReminders,
} from '@nestwell/contracts/calendar/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { CalendarAccess } from '../calendar-access';
import { PutAwayRepository, type Single } from './put-away.repository';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

/** Puts reminders of pregnancy and baby out of a mother's sight, and back, without deleting one. */
@Injectable()
export class BabyRemindersService {
  constructor(
    private readonly kept: PutAwayRepository,
    private readonly series: SeriesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: CalendarAccess,
  ) {}

  async count(userId: string): Promise<BabyReminders> {
    const now = this.clock.now();
    const leftOut = await this.quietOf(userId);
    const singles = (await this.singlesOf(userId)).filter(
      ({ dueAt, completed }) => dueAt > now && !completed,
    );
    const series = (await this.seriesOf(userId)).filter(
      ({ recurringEndAt }) => recurringEndAt === null || recurringEndAt > now,
    );
    const coming = [...singles, ...series];
    const putAway = coming.filter((one) => one.putAway).length;
    return { coming: coming.filter((one) => !one.putAway && isLeftOut(one, leftOut)).length, putAway };
  }

  /** Past ones go with the coming ones: a calendar shows both. Visits of a pregnancy that goes on stay. */
  putAway(userId: string, putAway: boolean): Promise<BabyReminders> {
    return this.database.run(async () => {
      const leftOut = await this.quietOf(userId);
      const isMoved = (one: Single | SeriesEntity) => !putAway || isLeftOut(one, leftOut);
      const ids = (await this.singlesOf(userId)).filter(isMoved).map(({ id }) => id);
      await this.kept.putSingles(userId, ids, putAway);
      for (const { id } of (await this.seriesOf(userId)).filter(isMoved))
        await this.kept.putSeries(userId, id, putAway);
      return this.count(userId);
    });
  }

  /** Also in a state that leaves nothing out, what is of a pregnancy or a baby can be put away. */
  private async quietOf(userId: string): Promise<HiddenReminders> {
    const leftOut = await this.access.leftOut(userId);
    return leftOut === 'nothing' ? 'ofBaby' : leftOut;
  }

  private async singlesOf(userId: string): Promise<Single[]> {
    return (await this.kept.singles(userId)).filter(isOfBaby);
  }

  private async seriesOf(userId: string): Promise<SeriesEntity[]> {
    return (await this.series.ofUser(userId).find()).filter(isOfBaby);
  }
}
