import { Injectable } from '@nestjs/common';
import type { KeptPart } from '../lib/kept-part';
import { DosesRepository } from './doses.repository';
import { MedicinesRepository } from './medicines.repository';

/** What is kept of her medicines; their reminders go out and are erased with her calendar. */
@Injectable()
export class MedicinesData implements KeptPart {
  constructor(
    private readonly medicines: MedicinesRepository,
    private readonly doses: DosesRepository,
  ) {}

  async exportOf(userId: string) {
    const doses = await this.doses.ofUser(userId).all();
    return {
      medicines: (await this.medicines.ofUser(userId).all()).map(({ userId: _, ...row }) => row),
      doses: doses.map(({ userId: _, answeredAt, ...row }) => ({
        ...row,
        answeredAt: answeredAt.toISOString(),
      })),
    };
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.doses.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.doses.ofUser(userId).remove();
    await this.medicines.ofUser(userId).remove();
  }
}
