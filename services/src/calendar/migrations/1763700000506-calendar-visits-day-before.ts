import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, instant } from '../../platform/database/table';

const SETTINGS = 'reminder_settings';
const REMINDERS = 'reminders';

const wish = new TableColumn(flag('visits_day_before', { nullable: true }));
const given = new TableColumn(instant('day_before_at', { nullable: true }));
const byType = new TableIndex({ name: 'ix_reminders_type_due_at', columnNames: ['type', 'due_at'] });

/** Visits are also announced a day before, to whoever wants it. */
export class CalendarVisitsDayBefore1763700000506 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(SETTINGS, wish);
    await runner.addColumn(REMINDERS, given);
    await runner.createIndex(REMINDERS, byType);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(REMINDERS, byType);
    await runner.dropColumn(REMINDERS, given);
    await runner.dropColumn(SETTINGS, wish);
  }
}
