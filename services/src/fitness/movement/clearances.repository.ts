import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { ClearanceEntity } from './clearance.entity';

@Injectable()
export class ClearancesRepository {
  constructor(
    @InjectRepository(ClearanceEntity) private readonly rows: Repository<ClearanceEntity>,
    private readonly database: Database,
  ) {}

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
