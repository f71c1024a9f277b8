import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, key, table, varchar } from '../../platform/database/table';

const earlyRefunds = table(
  'early_refunds',
  [key(varchar('capture_id', 64)), varchar('detail', 128), instant('received_at')],
  { indices: { ix_early_refunds_received: ['received_at'] } },
);

const eventsByAge = new TableIndex({ name: 'ix_webhook_events_received', columnNames: ['received_at'] });

/** A refund may be told of before the capture it is of, and old events are forgotten. */
export class BillingEarlyRefunds1763700000152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(earlyRefunds);
    await runner.createIndex('webhook_events', eventsByAge);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('webhook_events', eventsByAge);
    await runner.dropTable(earlyRefunds);
  }
}
