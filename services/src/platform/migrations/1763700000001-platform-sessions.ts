import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bytes, instant, integer, json, key, refId, table, varchar } from '../database/table';

export class PlatformSessions1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(sessions);
    await runner.createTable(idempotencyKeys);
    await runner.createTable(jobRuns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [jobRuns, idempotencyKeys, sessions]) await runner.dropTable(name);
  }
}

const sessions: Table = table(
  'sessions',
  [key(bytes('token_hash', 32)), refId('user_id'), instant('created_at'), instant('expires_at')],
  { indices: { ix_sessions_user: ['user_id'] } },
);

const idempotencyKeys: Table = table(
  'idempotency_keys',
  [
    key(refId('user_id')),
    key(bytes('key_hash', 32)),
    bytes('body_hash', 32),
    integer('status', { nullable: true }),
    json('answer', { nullable: true }),
    refId('begun_for', { nullable: true }),
    instant('created_at'),
  ],
  { indices: { ix_idempotency_created: ['created_at'] } },
);

const jobRuns: Table = table('job_runs', [
  key(varchar('name', 60)),
  key(varchar('slot', 30)),
  instant('started_at'),
]);
