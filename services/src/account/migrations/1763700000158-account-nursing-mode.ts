import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

/** Whether her goal counts what nursing adds. Whoever was here before had it on, unless for a visit. */
export class AccountNursingMode1763700000158 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', nursingMode);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', nursingMode);
  }
}

const nursingMode = new TableColumn(flag('nursing_mode', { default: 1 }));
