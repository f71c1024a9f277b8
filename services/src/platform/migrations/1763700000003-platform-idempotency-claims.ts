import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, refId } from '../database/table';

const TABLE = 'idempotency_keys';

/** A call that speaks to somebody else's server holds its key by a lease, not by an open transaction. */
export class PlatformIdempotencyClaims1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(TABLE, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns(TABLE, columns);
  }
}

const columns = [
  new TableColumn(refId('work_id', { nullable: true })),
  new TableColumn(refId('claimed_by', { nullable: true })),
  new TableColumn(instant('claimed_until', { nullable: true })),
];
