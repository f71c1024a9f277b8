import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLE = 'push_subscriptions';
const byEndpoint = new TableIndex({
  name: 'ix_push_subscriptions_endpoint_hash',
  columnNames: ['endpoint_hash'],
});

/** A browser is found by its address whoever has it, since it announces for one person at a time. */
export class CalendarPushDevices1763700000501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, byEndpoint);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, byEndpoint);
  }
}
