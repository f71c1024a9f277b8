import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, userTable, varchar } from '../../platform/database/table';

export class NutritionMeals1763700000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'meals',
        [
          varchar('name', 120),
          varchar('meal_type', 9),
          integer('calories'),
          integer('protein_tenths', { nullable: true }),
          integer('carbs_tenths', { nullable: true }),
          integer('fat_tenths', { nullable: true }),
          instant('logged_at'),
        ],
        { indices: { ix_meals_user_logged_at: ['user_id', 'logged_at'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('meals');
  }
}
