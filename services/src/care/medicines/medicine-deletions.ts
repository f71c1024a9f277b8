import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/http/errors';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { DosesRepository } from './doses.repository';
import { MedicineReminders, type TakenRings } from './medicine-reminders';
import { MedicinesRepository } from './medicines.repository';
import { refuseManyMedicines } from './medicines.service';

interface TakenMedicine {
  /** The one row of it, as it was. */
  medicine: unknown;
  doses: unknown;
  rings: TakenRings;
}

/** Takes a medicine away with what was answered of it and what it would ring, so that all of it can be put back. */
@Injectable()
export class MedicineDeletions {
  constructor(
    private readonly medicines: MedicinesRepository,
    private readonly doses: DosesRepository,
    private readonly reminders: MedicineReminders,
    private readonly takenAway: TakenAway,
  ) {}

  async remove(userId: string, id: string): Promise<void> {
    const was = await this.takenAway.take({ userId, kind: 'medicine', name: id }, () =>
      this.take(userId, id),
    );
    if (!was) throw notFound('Medicine');
  }

  private async take(userId: string, id: string): Promise<TakenMedicine | undefined> {
    const row = await this.medicines.ofUser(userId).byId(id);
    if (row === null) return undefined;
    const doses = await this.doses.ofMedicine(userId, id);
    await this.doses.ofUser(userId).remove({ medicineId: id });
    await this.medicines.ofUser(userId).removeById(id);
    return { medicine: [row], doses, rings: await this.reminders.end(row) };
  }

  @RestoresDeleted('medicine')
  async putBack(userId: string, { medicine, doses, rings }: TakenMedicine): Promise<void> {
    const [own, answered] = [this.medicines.ofUser(userId), this.doses.ofUser(userId)];
    refuseManyMedicines(await own.count());
    await own.putBack(own.revived(medicine));
    await answered.putBack(answered.revived(doses));
    await this.reminders.putBack(userId, rings);
  }
}
