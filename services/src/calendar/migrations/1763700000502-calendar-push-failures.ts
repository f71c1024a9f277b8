import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, integer } from '../../platform/database/table';

const SUBSCRIPTIONS = 'push_subscriptions';
const REMINDERS = 'reminders';

const failures = [
  new TableColumn(integer('failures', { default: 0 })),
  new TableColumn(instant('failing_since', { nullable: true })),
];
const byNotice = new TableIndex({ name: 'ix_reminders_notify_at', columnNames: ['notify_at', 'pushed_at'] });
const unpushed = new TableIndex({ name: 'ix_reminders_unpushed', columnNames: ['pushed_at', 'notify_at'] });

/** Browsers that fail are counted, and notices that were never given are found without walking all that were. */
export class CalendarPushFailures1763700000502 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(SUBSCRIPTIONS, failures);
    await runner.createIndex(REMINDERS, unpushed);
    await runner.dropIndex(REMINDERS, byNotice);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex(REMINDERS, byNotice);
    await runner.dropIndex(REMINDERS, unpushed);
    await runner.dropColumns(SUBSCRIPTIONS, failures);
  }
}
