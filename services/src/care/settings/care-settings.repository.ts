import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { CareSettingsEntity } from './care-settings.entity';

@Injectable()
export class CareSettingsRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(CareSettingsEntity);
  }

  of(userId: string): Promise<CareSettingsEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  async keep(row: CareSettingsEntity): Promise<void> {
    await this.rows.save(row);
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
