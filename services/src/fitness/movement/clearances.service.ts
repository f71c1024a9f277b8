import { Injectable } from '@nestjs/common';
import type { Clearance } from '@nestwell/contracts/fitness';
import type { ClearanceEntity } from './clearance.entity';
import { ClearancesRepository } from './clearances.repository';
import { MotherLookup } from './mother-lookup';

@Injectable()
export class ClearancesService {
  constructor(
    private readonly clearances: ClearancesRepository,
    private readonly mothers: MotherLookup,
  ) {}

  /** What she said in the stage she is in; null when it was another, or nothing. */
  async read(userId: string, zone: string): Promise<Clearance | null> {
    const [row, { isPregnant }] = await Promise.all([
      this.clearances.of(userId),
      this.mothers.find(userId, zone),
    ]);
    return row?.inPregnancy === isPregnant ? toClearance(row) : null;
  }

  async save(userId: string, answers: Clearance, zone: string): Promise<Clearance> {
    const { isPregnant } = await this.mothers.find(userId, zone);
    const row = { userId, inPregnancy: isPregnant, ...answers };
    await this.clearances.keep(row);
    return toClearance(row);
  }

  async exportOf(userId: string): Promise<Clearance | null> {
    const row = await this.clearances.of(userId);
    return row && toClearance(row);
  }

  erase(userId: string): Promise<void> {
    return this.clearances.remove(userId);
  }
}

const toClearance = ({ cleared, caesarean }: ClearanceEntity): Clearance => ({ cleared, caesarean });
