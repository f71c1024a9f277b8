import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { CareContactEntity } from './care-contact.entity';

@Injectable()
export class CareContactsRepository {
  constructor(
    @InjectRepository(CareContactEntity) private readonly rows: Repository<CareContactEntity>,
    private readonly database: Database,
  ) {}

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
