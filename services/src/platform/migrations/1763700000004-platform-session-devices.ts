import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bytes, instant, varchar } from '../database/table';

/** A session knows the role it was begun with, where and when it was last used; a repeated call its session. */
export class PlatformSessionDevices1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('sessions', ofSessions);
    await runner.addColumn('idempotency_keys', begunSession);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('idempotency_keys', begunSession);
    await runner.dropColumns('sessions', ofSessions);
  }
}

const ofSessions = [
  // Nobody knows which of the old sessions are younger than a grant: admins sign in again, with a code.
  new TableColumn(varchar('role', 5, { default: 'user' })),
  new TableColumn(varchar('device', 60, { nullable: true })),
  new TableColumn(varchar('device_kind', 8, { nullable: true })),
  new TableColumn(instant('last_used_at', { nullable: true })),
];

const begunSession = new TableColumn(bytes('begun_session', 32, { nullable: true }));
