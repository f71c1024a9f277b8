import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { json } from '../../platform/database/table';

/** What the record of a scanned product said. Of what was logged or kept before, it is not known. */
export class NutritionProducts1763700000212 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.addColumn(table, product);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropColumn(table, product);
  }
}

const TABLES = ['meals', 'kept_foods'] as const;
const product = new TableColumn(json('product', { nullable: true }));
