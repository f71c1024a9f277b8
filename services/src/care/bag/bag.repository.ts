import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { BagItemEntity } from './bag-item.entity';

@Injectable()
export class BagRepository extends UserRows<BagItemEntity> {
  constructor(database: Database) {
    super(database, BagItemEntity);
  }

  /** Each group in its order; as many as a list holds. */
  inOrder(userId: string): Promise<BagItemEntity[]> {
    return this.ofUser(userId).find({}, { order: { place: 'ASC', id: 'ASC' } });
  }
}
