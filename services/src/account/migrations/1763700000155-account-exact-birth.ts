import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

/** Whether the day of birth was named, or made of the months since. What is not known of earlier rows is no. */
export class AccountExactBirth1763700000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', isExact);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', isExact);
  }
}

const isExact = new TableColumn(flag('is_birth_date_exact', { default: 0 }));
