import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { json } from '../../platform/database/table';

/** What she must not eat, beside what she chooses not to. Nobody was asked before, so earlier rows have null. */
export class AccountAllergies1763700000157 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', allergies);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', allergies);
  }
}

const allergies = new TableColumn(json('allergies', { nullable: true }));
