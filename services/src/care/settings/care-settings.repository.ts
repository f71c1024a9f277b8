import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { KeptFinds } from '../../platform/database/kept-finds';
import type { Soon } from '../../platform/database/soon';
import { CareSettingsEntity } from './care-settings.entity';

@Injectable()
export class CareSettingsRepository {
  private readonly finds;

  constructor(private readonly database: Database) {
    this.finds = new KeptFinds(database, CareSettingsEntity);
  }

  private get rows() {
    return this.database.repository(CareSettingsEntity);
  }

  of(userId: string): Soon<CareSettingsEntity | null> {
    return this.finds.findOne({ userId });
  }

  async keep(row: CareSettingsEntity): Promise<void> {
    await this.rows.save(row);
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
