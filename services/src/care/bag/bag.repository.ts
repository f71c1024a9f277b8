import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { BagItemEntity } from './bag-item.entity';

@Injectable()
export class BagRepository extends UserRows<BagItemEntity> {
  constructor(@InjectRepository(BagItemEntity) rows: Repository<BagItemEntity>, database: Database) {
    super(rows, database);
  }

  /** Each group in its order; as many as a list holds. */
  inOrder(userId: string): Promise<BagItemEntity[]> {
    return this.ofUser(userId).find({}, { order: { place: 'ASC', id: 'ASC' } });
  }
}
