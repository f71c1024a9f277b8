import { Injectable } from '@nestjs/common';
import type { Recurrence } from '@nestwell/contracts/calendar/server';
import { reminderLimits, reminderStartDays } from '@nestwell/domain/limits';
import { DAY } from '@nestwell/domain/moments';
import { badRequest, refused } from '../../platform/http/errors';
import { RemindersRepository } from './reminders.repository';
import { SeriesRepository } from './series.repository';

/** The first moment that a reminder may begin at, and that a series is made from. */
export const earliestStart = (now: Date) => new Date(now.getTime() - reminderStartDays * DAY);

/** Refuses a reminder that begins further back: a daily one would be made for each day since. */
export function checkStart(dueAt: Date, now: Date): void {
  if (dueAt < earliestStart(now)) throw badRequest('dueDateTime', 'must not be more than a year ago');
}

/** How much one member may keep, so that nobody's calendar grows until it slows everybody's. */
@Injectable()
export class Allowance {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
  ) {}

  /** Whether there is room for one more. Call inside the transaction that makes it. */
  async check(userId: string, recurring: Recurrence): Promise<void> {
    const { series, kept } = reminderLimits;
    if (recurring !== 'none' && (await this.series.ofUser(userId).count()) >= series) {
      throw refused(
        'too_many_reminders',
        `You have ${series} repeating reminders, the most one calendar holds. Delete one that you no longer need.`,
        'recurring',
      );
    }
    if ((await this.reminders.ofUser(userId).count()) >= kept) {
      throw refused(
        'too_many_reminders',
        'Your calendar holds as many reminders as it can. Delete some that you no longer need.',
      );
    }
  }
}
