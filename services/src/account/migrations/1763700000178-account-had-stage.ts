import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

/** Members who are paused already count as after another stage: the more careful reading. */
export class AccountHadStage1763700000178 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', hadStage);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', hadStage);
  }
}

const hadStage = new TableColumn(flag('had_stage', { default: 1 }));
