import { Injectable } from '@nestjs/common';
import type { BabyReminders } from '@nestwell/contracts/calendar';
import { In } from 'typeorm';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { speaksOfBaby } from './baby-words';
import { RemindersRepository, type Single } from './reminders.repository';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

/** Rows changed in one statement. */
const AT_ONCE = 250;

/** Puts reminders of pregnancy and baby out of a mother's sight, and back, without deleting one. */
@Injectable()
export class BabyRemindersService {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async count(userId: string): Promise<BabyReminders> {
    const now = this.clock.now();
    const singles = (await this.singlesOf(userId)).filter(
      ({ dueAt, completed }) => dueAt > now && !completed,
    );
    const series = (await this.seriesOf(userId)).filter(
      ({ recurringEndAt }) => recurringEndAt === null || recurringEndAt > now,
    );
    const coming = [...singles, ...series];
    const putAway = coming.filter((one) => one.putAway).length;
    return { coming: coming.length - putAway, putAway };
  }

  /** Past ones go with the coming ones: a calendar shows both. */
  putAway(userId: string, putAway: boolean): Promise<BabyReminders> {
    return this.database.run(async () => {
      const rows = this.reminders.ofUser(userId);
      const ids = (await this.singlesOf(userId)).map(({ id }) => id);
      for (let start = 0; start < ids.length; start += AT_ONCE)
        await rows.update({ id: In(ids.slice(start, start + AT_ONCE)) }, { putAway });
      for (const { id } of await this.seriesOf(userId)) {
        await this.series.ofUser(userId).update({ id }, { putAway });
        await rows.update({ seriesId: id }, { putAway });
      }
      return this.count(userId);
    });
  }

  private async singlesOf(userId: string): Promise<Single[]> {
    return (await this.reminders.singles(userId)).filter(speaksOfBaby);
  }

  private async seriesOf(userId: string): Promise<SeriesEntity[]> {
    return (await this.series.ofUser(userId).find()).filter(speaksOfBaby);
  }
}
