import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { KeptFoodEntity } from './kept-food.entity';

@Injectable()
export class KeptFoodsRepository extends UserRows<KeptFoodEntity> {
  constructor(@InjectRepository(KeptFoodEntity) rows: Repository<KeptFoodEntity>, database: Database) {
    super(rows, database);
  }
}
