import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { MealPlanEntity } from './meal-plan.entity';

@Injectable()
export class MealPlansRepository extends UserRows<MealPlanEntity> {
  constructor(database: Database) {
    super(database, MealPlanEntity);
  }
}
