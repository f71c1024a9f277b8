import { Injectable } from '@nestjs/common';
import { ringsWithoutPlan } from '@nestwell/contracts/calendar/server';
import { DAY } from '@nestwell/domain/moments';
import { Database } from '../../platform/database/database';
import type { Zone } from 'luxon';
import { instantShowing, shownMillis } from '../../platform/time/zoned';
import { noticeOf } from './occurrences';
import { RemindersRepository } from './reminders.repository';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';
import { TimedSeries } from './timed-series';
import { ReminderSettingsService } from '../settings/reminder-settings.service';

/** A zone by the rules that were known and by those that are known now. */
export interface Known {
  before: Zone;
  now: Zone;
}

/** Counts what is still to come of a series by another clock. */
@Injectable()
export class Recount {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly timed: TimedSeries,
    private readonly settings: ReminderSettingsService,
    private readonly database: Database,
  ) {}

  /**
   * A series is counted from its first moment, which her browser has told by its own rules. Where its time is known
   * (`TimedSeries`) the first was counted here, and is counted anew too. What she moved to another hour stays. Safe to
   * repeat.
   */
  async of(rule: SeriesEntity, known: Known, now: Date): Promise<void> {
    const { userId, id, madeUntil } = rule;
    const first = rule.firstDueAt.getTime();
    const time = rule.type === ringsWithoutPlan ? await this.timed.timeOf(rule) : undefined;
    const shown = shownMillis(first, known.now);
    const begin = time === undefined ? shown : nextTo(shown, time);
    const counted = (moment: Date) => shownMillis(moment, known.before) - shownMillis(first, known.before);
    const recounted = (moment: Date) => instantShowing(begin + counted(moment), known.now);
    await this.database.run(async () => {
      let moved = 0;
      for await (const row of this.reminders.slowly(await this.reminders.ofSeries(userId, id, now))) {
        const dueAt = recounted(row.dueAt);
        if (counted(row.dueAt) % DAY !== 0 || dueAt.getTime() === row.dueAt.getTime()) continue;
        const { notifyAt } = noticeOf(dueAt, row.notificationMinutes, now);
        const changes = { dueAt, ...(row.pushedAt === null && { notifyAt }) };
        moved += await this.reminders.ofUser(userId).update({ id: row.id, dueAt: row.dueAt }, changes);
      }
      if (moved === 0) return;
      const firstDueAt = time === undefined ? rule.firstDueAt : instantShowing(begin, known.now);
      await this.series.ofUser(userId).update({ id }, { firstDueAt, madeUntil: recounted(madeUntil) });
      await this.settings.remindersChanged(userId);
    });
  }
}

/** The wall clock's time of some day that lies nearest to what it shows. */
function nextTo(shown: number, time: string): number {
  const sinceMidnight = Date.parse(`1970-01-01T${time}Z`);
  return sinceMidnight + Math.round((shown - sinceMidnight) / DAY) * DAY;
}
