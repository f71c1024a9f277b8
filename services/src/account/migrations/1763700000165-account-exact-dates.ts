import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, integer } from '../../platform/database/table';

/** Whether the due date was named, and how many babies. Of earlier rows it is not known, and one is likely. */
export class AccountExactDates1763700000165 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('users', columns());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('users', columns());
  }
}

const columns = () => [
  new TableColumn(flag('is_due_date_exact', { default: 0 })),
  new TableColumn(integer('babies', { default: 1 })),
];
