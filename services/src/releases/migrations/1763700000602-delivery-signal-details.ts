import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bytes, instant, integer, key, table, varchar } from '../../platform/database/table';

const signalValues = table('signal_values', [
  key(varchar('hour', 13)),
  key(varchar('remote', 40)),
  key(varchar('version', 40)),
  key(varchar('name', 10)),
  key(integer('bucket')),
  integer('count'),
]);

const signalErrors = table(
  'signal_errors',
  [
    key(bytes('key_hash', 32)),
    varchar('remote', 40),
    varchar('version', 40),
    varchar('name', 10),
    varchar('message', 300),
    varchar('stack', 1500, { nullable: true }),
    integer('count'),
    integer('members'),
    instant('last_at'),
  ],
  { indices: { ix_signal_errors_version: ['remote', 'version'], ix_signal_errors_last_at: ['last_at'] } },
);

/** How measures are spread, and what errors say, by version. */
export class DeliverySignalDetails1763700000602 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(signalValues);
    await runner.createTable(signalErrors);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(signalErrors);
    await runner.dropTable(signalValues);
  }
}
