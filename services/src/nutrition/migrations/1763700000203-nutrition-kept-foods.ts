import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, instant, integer, json, userTable, varchar } from '../../platform/database/table';

export class NutritionKeptFoods1763700000203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'kept_foods',
        [
          varchar('name', 120),
          varchar('kind', 6),
          flag('is_favourite'),
          json('portion'),
          integer('calories'),
          integer('protein_tenths', { nullable: true }),
          integer('carbs_tenths', { nullable: true }),
          integer('fat_tenths', { nullable: true }),
          json('micronutrients'),
          json('contains'),
          json('recipe', { nullable: true }),
          instant('created_at'),
        ],
        { indices: { ix_kept_foods_user_created_at: ['user_id', 'created_at'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('kept_foods');
  }
}
