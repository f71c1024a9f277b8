import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bytes, key, table, varchar } from '../database/table';

/** The data knows which keys it was made with. */
export class PlatformKeyChecks1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(keyChecks);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(keyChecks);
  }
}

const keyChecks = table('key_checks', [key(varchar('name', 10)), bytes('check_value', 32)]);
