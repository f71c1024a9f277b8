import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant } from '../../platform/database/table';

/** A registration waits for the proof of its address, where the site asks for one. */
export class AccountUnproved1763700000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', new TableColumn(instant('unproved_since', { nullable: true })));
    await runner.createIndex('users', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('users', index);
    await runner.dropColumn('users', 'unproved_since');
  }
}

const index = new TableIndex({ name: 'ix_users_unproved_since', columnNames: ['unproved_since'] });
