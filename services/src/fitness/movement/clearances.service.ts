import { Injectable } from '@nestjs/common';
import type { Clearance, Mother } from '@nestwell/contracts/fitness/server';
import type { ClearanceEntity } from './clearance.entity';
import { ClearancesRepository } from './clearances.repository';
import { MotherLookup } from './mother-lookup';

interface Readiness {
  mother: Mother;
  clearance: Clearance | null;
}

@Injectable()
export class ClearancesService {
  constructor(
    private readonly clearances: ClearancesRepository,
    private readonly mothers: MotherLookup,
  ) {}

  /** What she said in the situation she is in; null when it was another, or nothing. */
  async read(userId: string, zone: string): Promise<Clearance | null> {
    return (await this.readinessOf(userId, zone)).clearance;
  }

  /** Her stage, and what she said of clearance in it. */
  async readinessOf(userId: string, zone: string): Promise<Readiness> {
    const [row, mother] = await Promise.all([this.clearances.of(userId), this.mothers.find(userId, zone)]);
    return { mother, clearance: row?.situation === mother.situation ? toClearance(row) : null };
  }

  async save(userId: string, answers: Clearance, zone: string): Promise<Clearance> {
    const { isPregnant, situation } = await this.mothers.find(userId, zone);
    const row = { userId, inPregnancy: isPregnant, situation, ...answers };
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
