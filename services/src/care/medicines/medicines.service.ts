import { Injectable } from '@nestjs/common';
import { medicineLimits, type care, type Medicine } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { addDays } from '@nestwell/domain/calendar-days';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { definedOf } from '../../platform/defined';
import { badRequest, notFound, refused } from '../../platform/http/errors';
import { localDateOf } from '../../platform/time/zoned';
import { DosesRepository } from './doses.repository';
import type { MedicineEntity } from './medicine.entity';
import { MedicineReminders } from './medicine-reminders';
import { MedicinesRepository } from './medicines.repository';

/** What she takes, in her own words: amounts are kept as written, and no dose is ever advised. */
@Injectable()
export class MedicinesService {
  constructor(
    private readonly medicines: MedicinesRepository,
    private readonly doses: DosesRepository,
    private readonly reminders: MedicineReminders,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<Medicine[]> {
    return (await this.medicines.byName(userId)).map(toMedicine);
  }

  async own(userId: string, id: string): Promise<MedicineEntity> {
    const row = await this.medicines.ofUser(userId).byId(id);
    if (row === null) throw notFound('Medicine');
    return row;
  }

  add(userId: string, request: BodyOf<typeof care.addMedicine>, timeZone: string): Promise<Medicine> {
    const startsOn = request.startsOn ?? localDateOf(this.clock.now(), timeZone);
    const row = { ...request, amount: request.amount || null, startsOn, timeZone };
    checkWhen(row);
    return this.database.run(async () => {
      refuseManyMedicines(await this.medicines.ofUser(userId).count());
      const reminderIds = await this.reminders.begin({ userId, ...row });
      return toMedicine(await this.medicines.ofUser(userId).insert({ ...row, reminderIds }));
    });
  }

  change(
    userId: string,
    id: string,
    changes: BodyOf<typeof care.changeMedicine>,
    timeZone: string,
  ): Promise<Medicine> {
    return this.database.run(async () => {
      const row = await this.own(userId, id);
      const changed = { ...row, ...definedOf(changes), timeZone };
      checkWhen(changed);
      await this.reminders.end(row);
      const { userId: _, id: __, ...values } = changed;
      const reminderIds = await this.reminders.begin(changed);
      await this.medicines
        .ofUser(userId)
        .update({ id }, { ...values, amount: changed.amount || null, reminderIds });
      await this.silenceAnswered({ ...changed, reminderIds });
      return toMedicine(changed);
    });
  }

  /** What she answered ahead of its time rings no more, also by reminders that were made after that. */
  private async silenceAnswered(medicine: MedicineEntity): Promise<void> {
    const { userId, id, timeZone } = medicine;
    const today = localDateOf(this.clock.now(), timeZone);
    // A phone that lies further east may have answered of tomorrow.
    const answered = await this.doses.onDays(userId, today, addDays(today, 1));
    for (const { medicineId, date, time } of answered)
      if (medicineId === id) await this.reminders.answered(medicine, { date, time, isAnswered: true });
  }
}

/** Where there are as many as a list holds, one more has no place. */
export function refuseManyMedicines(count: number): void {
  if (count >= medicineLimits.medicines)
    throw refused('too_many_medicines', `A list holds ${medicineLimits.medicines} medicines`);
}

function checkWhen({
  rhythm,
  times,
  startsOn,
  endsOn,
}: Pick<Medicine, 'rhythm' | 'times' | 'startsOn' | 'endsOn'>) {
  if (rhythm !== 'needed' && times.length === 0) throw badRequest('times', 'must name a time');
  if (endsOn !== null && endsOn < startsOn) throw badRequest('endsOn', 'must not be before the first day');
}

const toMedicine = (row: Omit<MedicineEntity, 'userId' | 'reminderIds' | 'timeZone'>): Medicine => ({
  id: row.id,
  name: row.name,
  amount: row.amount || null,
  rhythm: row.rhythm,
  times: row.times,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  reminds: row.reminds,
});
