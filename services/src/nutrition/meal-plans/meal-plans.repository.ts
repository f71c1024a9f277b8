import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { MealPlanEntity } from './meal-plan.entity';

@Injectable()
export class MealPlansRepository extends UserRows<MealPlanEntity> {
  constructor(@InjectRepository(MealPlanEntity) rows: Repository<MealPlanEntity>, database: Database) {
    super(rows, database);
  }
}
