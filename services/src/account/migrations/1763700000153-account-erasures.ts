import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, key, refId, table } from '../../platform/database/table';

const erasures = table('erasures', [key(refId('user_id')), instant('begun_at'), integer('slices')]);

/** An erasure that was interrupted is gone on with. */
export class AccountErasures1763700000153 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(erasures);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(erasures);
  }
}
