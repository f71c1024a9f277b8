import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, key, table, varchar } from '../database/table';

/** Tries are counted where all instances see them. */
export class PlatformRateLimits1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(rateLimits);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(rateLimits);
  }
}

const rateLimits = table('rate_limits', [key(varchar('key', 43)), integer('hits'), instant('resets_at')], {
  indices: { ix_rate_limits_resets_at: ['resets_at'] },
});
