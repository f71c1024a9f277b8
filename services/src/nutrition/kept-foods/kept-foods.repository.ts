import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { KeptFoodEntity } from './kept-food.entity';

@Injectable()
export class KeptFoodsRepository extends UserRows<KeptFoodEntity> {
  constructor(database: Database) {
    super(database, KeptFoodEntity);
  }
}
