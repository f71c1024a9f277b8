import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ClearanceEntity } from './clearance.entity';

@Injectable()
export class ClearancesRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(ClearanceEntity);
  }

  of(userId: string): Promise<ClearanceEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  async keep(row: ClearanceEntity): Promise<void> {
    await this.database.run(() => this.rows.save(row));
  }

  async remove(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
