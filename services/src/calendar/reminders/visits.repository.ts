import { Injectable } from '@nestjs/common';
import { visitTypes } from '@nestwell/contracts/calendar/server';
import { In } from 'typeorm';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';

export type Visit = Pick<ReminderEntity, 'id' | 'title' | 'dueAt'>;

/** Her appointments, for another area that shows those she chose. */
@Injectable()
export class Visits {
  constructor(private readonly reminders: RemindersRepository) {}

  /** Those of these ids that are hers and in sight, by time. */
  async of(userId: string, ids: readonly string[]): Promise<Visit[]> {
    if (ids.length === 0) return [];
    const chosen = { id: In([...ids]), type: In([...visitTypes]), putAway: false };
    const rows = await this.reminders.ofUser(userId).find(chosen, { order: { dueAt: 'ASC', id: 'ASC' } });
    return rows.map(({ id, title, dueAt }) => ({ id, title, dueAt }));
  }
}
