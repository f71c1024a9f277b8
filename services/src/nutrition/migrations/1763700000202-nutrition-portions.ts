import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { json } from '../../platform/database/table';

/** How much of it she ate and what else was in it. Of meals logged before, neither is known. */
export class NutritionPortions1763700000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('meals', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('meals', columns);
  }
}

const columns = [json('portion', { nullable: true }), json('micronutrients', { nullable: true })].map(
  (column) => new TableColumn(column),
);
