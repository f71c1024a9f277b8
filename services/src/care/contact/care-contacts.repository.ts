import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { CareContactEntity } from './care-contact.entity';

@Injectable()
export class CareContactsRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(CareContactEntity);
  }

  of(userId: string): Promise<CareContactEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  async keep(row: CareContactEntity): Promise<void> {
    await this.database.run(() => this.rows.save(row));
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
