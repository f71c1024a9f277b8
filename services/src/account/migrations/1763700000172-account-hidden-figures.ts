import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

/** Whether calories and weights are kept out of her sight. Nobody has chosen it yet. */
export class AccountHiddenFigures1763700000172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', hidesFigures);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', hidesFigures);
  }
}

const hidesFigures = new TableColumn(flag('hides_figures', { default: 0 }));
