import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, key, refId, table, varchar } from '../database/table';

/** Instances tell each other what changed. */
export class PlatformChanges1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(changes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(changes);
  }
}

const changes = table(
  'changes',
  [
    key(refId('id')),
    refId('user_id', { nullable: true }),
    varchar('area', 24),
    varchar('tab', 32, { nullable: true }),
    instant('at'),
  ],
  { indices: { ix_changes_at: ['at'], ix_changes_user_at: ['user_id', 'at'] } },
);
