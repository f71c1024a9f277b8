import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant } from '../../platform/database/table';

/** Until when an instance works on an erasure. Those that were begun before are free. */
export class AccountErasureLeases1763700000175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('erasures', leasedUntil);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('erasures', leasedUntil);
  }
}

const leasedUntil = new TableColumn(instant('leased_until', { nullable: true }));
