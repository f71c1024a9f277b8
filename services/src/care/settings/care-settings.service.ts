import { Injectable } from '@nestjs/common';
import { usualCareSettings, type care, type CareSettings } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Database } from '../../platform/database/database';
import type { KeptPart } from '../lib/kept-part';
import { CareSettingsRepository } from './care-settings.repository';

@Injectable()
export class CareSettingsService implements KeptPart {
  constructor(
    private readonly settings: CareSettingsRepository,
    private readonly database: Database,
  ) {}

  async read(userId: string): Promise<CareSettings> {
    return (await this.kept(userId)) ?? usualCareSettings;
  }

  /** A field left out keeps its value, whatever another phone says of the others meanwhile. */
  save(userId: string, changes: BodyOf<typeof care.saveCareSettings>): Promise<CareSettings> {
    return this.database.run(async () => {
      const settings = { ...(await this.read(userId)), ...changes };
      await this.settings.keep({ userId, ...settings });
      return settings;
    });
  }

  async exportOf(userId: string) {
    return { careSettings: await this.kept(userId) };
  }

  erase(userId: string): Promise<void> {
    return this.settings.remove(userId);
  }

  private async kept(userId: string): Promise<CareSettings | null> {
    const row = await this.settings.of(userId);
    return row && { dayStartsAt: row.dayStartsAt, babyNames: row.babyNames };
  }
}
