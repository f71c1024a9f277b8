import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bytes, instant, key, refId, table, varchar } from '../database/table';

/** What admins do is written down. */
export class PlatformAdminActions1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(adminActions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(adminActions);
  }
}

const adminActions = table(
  'admin_actions',
  [
    key(refId('id')),
    instant('at'),
    refId('admin_id', { nullable: true }),
    varchar('admin_name', 120),
    varchar('what', 80),
    varchar('call', 120),
    varchar('about', 300, { nullable: true }),
    bytes('whose', 32, { nullable: true }),
    varchar('why', 500, { nullable: true }),
    varchar('outcome', 7),
  ],
  { indices: { ix_admin_actions_at: ['at', 'id'], ix_admin_actions_whose: ['whose'] } },
);
