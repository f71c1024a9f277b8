import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** What is over, or hers, is found without reading everybody's. */
export class PlatformForgetting1763700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index] of added) await runner.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, index] of added) await runner.dropIndex(table, index);
  }
}

const added = [
  ['sessions', new TableIndex({ name: 'ix_sessions_expires_at', columnNames: ['expires_at'] })],
  ['idempotency_keys', new TableIndex({ name: 'ix_idempotency_begun_for', columnNames: ['begun_for'] })],
  ['job_runs', new TableIndex({ name: 'ix_job_runs_started_at', columnNames: ['started_at'] })],
] as const;
