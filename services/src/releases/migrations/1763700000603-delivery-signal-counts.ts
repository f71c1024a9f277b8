import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer } from '../../platform/database/table';

const total = new TableColumn(integer('total', { default: 0 }));

/** A sum says nothing that the spread of the same measures does not say better. */
export class DeliverySignalCounts1763700000603 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('remote_signals', total);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('remote_signals', total);
  }
}
