import { Injectable } from '@nestjs/common';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { isTakenOn } from '@nestwell/domain/medicines';
import { KnowsTimeOfSeries, MedicationReminders, type TakenReminders } from '../../calendar';
import { Clock } from '../../platform/clock';
import { atWallClock, localDateOf } from '../../platform/time/zoned';
import type { MedicineEntity } from './medicine.entity';
import { MedicinesRepository } from './medicines.repository';

/** A week ahead holds the next dose of every rhythm, today’s having passed. */
const LOOKED_AHEAD = 8;

/** What an end took of each of its series. */
export type TakenRings = readonly TakenReminders[];

/** The reminders of a medicine: series of the calendar, which rings them whatever her plan. Call inside a transaction. */
@Injectable()
export class MedicineReminders {
  constructor(
    private readonly reminders: MedicationReminders,
    private readonly medicines: MedicinesRepository,
    private readonly clock: Clock,
  ) {}

  @KnowsTimeOfSeries()
  async timeOf({ userId, id }: { userId: string; id: string }): Promise<string | undefined> {
    const medicines = await this.medicines.byName(userId);
    const medicine = medicines.find(({ reminderIds }) => reminderIds.includes(id));
    // A time that is due no more has no series, so that it would be unknown which is whose.
    const isKnown = medicine?.reminderIds.length === medicine?.times.length;
    return isKnown ? medicine?.times[medicine.reminderIds.indexOf(id)] : undefined;
  }

  /** One series for each time it is still due at; none where she wants none, or takes it when needed. */
  async begin(medicine: Omit<MedicineEntity, 'id' | 'reminderIds'>): Promise<string[]> {
    const { reminds, rhythm, times, userId, name, amount, timeZone, endsOn } = medicine;
    if (!reminds || rhythm === 'needed') return [];
    const made: string[] = [];
    for (const time of times) {
      const day = this.nextDay(medicine, time);
      if (day === undefined) continue;
      const { id } = await this.reminders.begin(userId, {
        title: name,
        description: amount,
        dueAt: atWallClock(day, time, timeZone),
        endsAt: endsOn === null ? null : atWallClock(endsOn, time, timeZone),
        recurring: rhythm,
        zone: timeZone,
      });
      made.push(id);
    }
    return made;
  }

  /** What is still to come rings no more. */
  async end({ userId, reminderIds }: Pick<MedicineEntity, 'userId' | 'reminderIds'>): Promise<TakenRings> {
    const taken: TakenReminders[] = [];
    for (const id of reminderIds) taken.push(await this.reminders.end(userId, id));
    return taken;
  }

  async putBack(userId: string, taken: TakenRings): Promise<void> {
    for (const one of taken) await this.reminders.putBack(userId, one);
  }

  /** A dose that is answered needs no reminder, and has one again when that is taken back. */
  async answered(
    { userId, reminderIds, timeZone }: MedicineEntity,
    { date, time, isAnswered }: { date: LocalDate; time: string; isAnswered: boolean },
  ): Promise<void> {
    await this.reminders.complete(userId, reminderIds, atWallClock(date, time, timeZone), isAnswered);
  }

  private nextDay(medicine: Omit<MedicineEntity, 'id' | 'reminderIds'>, time: string): LocalDate | undefined {
    const { timeZone, startsOn } = medicine;
    const now = this.clock.now();
    const today = localDateOf(now, timeZone);
    const first = startsOn > today ? startsOn : today;
    return Array.from({ length: LOOKED_AHEAD }, (_, days) => addDays(first, days)).find(
      (day) => isTakenOn(medicine, day) && atWallClock(day, time, timeZone) > now,
    );
  }
}
