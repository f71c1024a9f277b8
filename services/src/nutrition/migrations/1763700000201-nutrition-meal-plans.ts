import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, instant, integer, json, localDay, userTable, varchar } from '../../platform/database/table';

export class NutritionMealPlans1763700000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'meal_plans',
        [
          varchar('name', 120),
          localDay('start_date'),
          localDay('end_date'),
          json('days'),
          json('shopping_list'),
          flag('is_active'),
          instant('created_at'),
          integer('revision'),
        ],
        { indices: { ix_meal_plans_user_created_at: ['user_id', 'created_at'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('meal_plans');
  }
}
