import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { varchar } from '../../platform/database/table';

/** The number of a label she copied. Of foods kept before it is not known. */
export class NutritionBarcodes1763700000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('kept_foods', barcode);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('kept_foods', barcode);
  }
}

const barcode = new TableColumn(varchar('barcode', 14, { nullable: true }));
