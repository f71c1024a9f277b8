import { Injectable } from '@nestjs/common';
import type { care, Dose } from '@nestwell/contracts/care/server';
import { medicineLimits } from '@nestwell/contracts/care/server';
import type { BodyOf, QueryOf } from '@nestwell/contracts/kernel/server';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/http/errors';
import { dayLogged } from '../../platform/time/logged';
import { whenDone } from '../../platform/time/waited';
import { localDateOf } from '../../platform/time/zoned';
import type { DoseEntity } from './dose.entity';
import { DosesRepository } from './doses.repository';
import { MedicineReminders } from './medicine-reminders';
import { MedicinesService } from './medicines.service';

/** What she took or skipped. Nothing is said of a dose that was missed. */
@Injectable()
export class DosesService {
  constructor(
    private readonly doses: DosesRepository,
    private readonly medicines: MedicinesService,
    private readonly reminders: MedicineReminders,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { startDate, endDate }: QueryOf<typeof care.listDoses>): Promise<Dose[]> {
    if (daysBetween(startDate, endDate) >= medicineLimits.days)
      throw badRequest('endDate', `must be within ${medicineLimits.days} days of the start`);
    return (await this.doses.onDays(userId, startDate, endDate)).map(toDose);
  }

  answer(
    userId: string,
    medicineId: string,
    { date, time, answer }: BodyOf<typeof care.answerDose>,
    zone: string,
  ): Promise<Dose | null> {
    const now = this.clock.now();
    dayLogged('date', date, localDateOf(now, zone));
    const place = { medicineId, date, time };
    return this.database.run(async () => {
      const medicine = await this.medicines.own(userId, medicineId);
      const answeredAt = whenDone(now);
      if (answer === null) await this.doses.ofUser(userId).remove(place);
      else await this.doses.answer(userId, place, { answer, answeredAt });
      await this.reminders.answered(medicine, { date, time, isAnswered: answer !== null });
      return answer && { ...place, answer, answeredAt: answeredAt.toISOString() };
    });
  }
}

const toDose = ({ medicineId, date, time, answer, answeredAt }: DoseEntity): Dose => ({
  medicineId,
  date,
  time,
  answer,
  answeredAt: answeredAt.toISOString(),
});
