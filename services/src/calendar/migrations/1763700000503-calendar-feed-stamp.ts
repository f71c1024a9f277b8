import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { refId } from '../../platform/database/table';

const TABLE = 'reminder_settings';
const stamp = new TableColumn(refId('feed_stamp', { nullable: true }));

/** Calendar programs are told that nothing changed without her reminders being read. */
export class CalendarFeedStamp1763700000503 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TABLE, stamp);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, stamp);
  }
}
