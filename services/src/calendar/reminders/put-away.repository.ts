import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import { SeriesRepository } from './series.repository';

/** Rows read or changed before others get their turn. */
const SLICE = 250;

export type Single = Pick<ReminderEntity, 'id' | 'title' | 'type' | 'dueAt' | 'completed' | 'putAway'>;

/** What is out of sight, whole series and what stands for itself. */
@Injectable()
export class PutAwayRepository {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
  ) {}

  /** Everything of hers that does not repeat, put away or not, with what tells whether it is to be. */
  async singles(userId: string): Promise<Single[]> {
    const select = { id: true, title: true, type: true, dueAt: true, completed: true, putAway: true };
    const own = this.reminders.ofUser(userId);
    const all: Single[] = [];
    for (;;) {
      const after = all.at(-1);
      const where = { seriesId: IsNull(), ...(after && { id: MoreThan(after.id) }) };
      const rows = await own.find(where, { select, order: { id: 'ASC' }, take: SLICE });
      all.push(...rows);
      if (rows.length < SLICE) return all;
      await nextTurn();
    }
  }

  async putSingles(userId: string, ids: readonly string[], putAway: boolean): Promise<void> {
    for (let start = 0; start < ids.length; start += SLICE) {
      const id = In(ids.slice(start, start + SLICE));
      await this.reminders.ofUser(userId).update({ id }, { putAway });
      await nextTurn();
    }
  }

  async putSeries(userId: string, seriesId: string, putAway: boolean): Promise<void> {
    await this.series.ofUser(userId).update({ id: seriesId }, { putAway });
    await this.reminders.ofUser(userId).update({ seriesId }, { putAway });
  }
}
