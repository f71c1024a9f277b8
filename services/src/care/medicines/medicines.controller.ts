import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { DosesService } from './doses.service';
import { MedicineDeletions } from './medicine-deletions';
import { MedicinesService } from './medicines.service';

@Controller()
export class MedicinesController {
  constructor(
    private readonly medicines: MedicinesService,
    private readonly doses: DosesService,
    private readonly deletions: MedicineDeletions,
  ) {}

  @Endpoint(care.listMedicines)
  list(@Call() { user }: CallOf<typeof care.listMedicines>) {
    return this.medicines.list(user.id);
  }

  @Endpoint(care.addMedicine)
  add(@Call() { user, body: medicine, zone }: CallOf<typeof care.addMedicine>) {
    return this.medicines.add(user.id, medicine, zone);
  }

  @Endpoint(care.changeMedicine)
  change(@Call() { user, params: { medicineId }, body: changes, zone }: CallOf<typeof care.changeMedicine>) {
    return this.medicines.change(user.id, medicineId, changes, zone);
  }

  @Endpoint(care.removeMedicine)
  remove(@Call() { user, params: { medicineId } }: CallOf<typeof care.removeMedicine>) {
    return this.deletions.remove(user.id, medicineId);
  }

  @Endpoint(care.listDoses)
  listDoses(@Call() { user, query }: CallOf<typeof care.listDoses>) {
    return this.doses.list(user.id, query);
  }

  @Endpoint(care.answerDose)
  answer(@Call() { user, params: { medicineId }, body, zone }: CallOf<typeof care.answerDose>) {
    return this.doses.answer(user.id, medicineId, body, zone);
  }
}
