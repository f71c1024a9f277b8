import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, json } from '../../platform/database/table';

/** Whether her goal counts what her trimester adds, and what she has answered about her goals. Nobody has been asked yet. */
export class AccountGoalLimits1763700000176 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('users', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('users', columns);
  }
}

const columns = [
  new TableColumn(flag('trimester_mode', { default: 0 })),
  new TableColumn(json('answered_notes', { nullable: true })),
];
