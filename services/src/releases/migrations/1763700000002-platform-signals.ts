import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, key, table, varchar } from '../../platform/database/table';

export class PlatformSignals1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(remoteSignals);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(remoteSignals.name);
  }
}

const remoteSignals: Table = table('remote_signals', [
  key(varchar('hour', 13)),
  key(varchar('remote', 40)),
  key(varchar('version', 40)),
  key(varchar('name', 10)),
  integer('count'),
  integer('total'),
]);
