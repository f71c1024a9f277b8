import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

/** Whether every allergy was asked for when she said what a food contains. Before, only the common ones were. */
export class NutritionAllAllergies1763700000211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('kept_foods', asked);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('kept_foods', asked);
  }
}

const asked = new TableColumn(flag('are_all_allergies_asked', { default: 0 }));
