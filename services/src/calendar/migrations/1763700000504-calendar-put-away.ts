import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

const TABLES = ['reminders', 'reminder_series'];
const putAway = new TableColumn(flag('put_away', { default: 0 }));

/** Reminders can be out of sight without being deleted. */
export class CalendarPutAway1763700000504 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.addColumn(table, putAway);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropColumn(table, putAway);
  }
}
