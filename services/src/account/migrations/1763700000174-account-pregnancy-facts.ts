import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { json } from '../../platform/database/table';

/** What she states under "My pregnancy". Earlier rows have null: nobody was asked. */
export class AccountPregnancyFacts1763700000174 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', pregnancyFacts);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', pregnancyFacts);
  }
}

const pregnancyFacts = new TableColumn(json('pregnancy_facts', { nullable: true }));
