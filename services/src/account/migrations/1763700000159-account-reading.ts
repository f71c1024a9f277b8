import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { varchar } from '../../platform/database/table';

/** How she reads days and clocks. Nobody has chosen yet: it follows her locale, which her next call tells. */
export class AccountReading1763700000159 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('users', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('users', columns);
  }
}

const columns = [
  varchar('locale', 35, { nullable: true }),
  varchar('date_order', 11, { default: 'auto' }),
  varchar('clock_face', 4, { default: 'auto' }),
].map((column) => new TableColumn(column));
