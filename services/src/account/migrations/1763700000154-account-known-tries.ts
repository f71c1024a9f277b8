import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer } from '../../platform/database/table';

/** Tries at a login code from browsers she has used before are counted apart from strangers'. */
export class AccountKnownTries1763700000154 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('login_codes', tries);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('login_codes', tries);
  }
}

const tries = new TableColumn(integer('known_tries', { default: 0 }));
