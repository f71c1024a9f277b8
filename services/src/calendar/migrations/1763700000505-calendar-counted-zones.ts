import type { MigrationInterface, QueryRunner } from 'typeorm';
import { json, key, table, varchar } from '../../platform/database/table';

const countedZones = table('counted_zones', [key(varchar('zone', 64)), json('clocks')]);

/** By which clocks of a zone its reminders were counted. */
export class CalendarCountedZones1763700000505 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(countedZones);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(countedZones);
  }
}
