import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CareSettingsEntity } from './care-settings.entity';

@Injectable()
export class CareSettingsRepository {
  constructor(@InjectRepository(CareSettingsEntity) private readonly rows: Repository<CareSettingsEntity>) {}

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
