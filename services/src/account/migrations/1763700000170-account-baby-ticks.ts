import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, key, refId, table, varchar } from '../../platform/database/table';

export class AccountBabyTicks1763700000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [key(refId('user_id')), key(varchar('item', 40)), instant('ticked_at')];
    await runner.createTable(table('baby_ticks', columns));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('baby_ticks');
  }
}
