import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant } from '../database/table';

/** A session knows when she last proved in it who she is. */
export class PlatformSessionProofs1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('sessions', provedAt);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('sessions', provedAt);
  }
}

const provedAt = new TableColumn(instant('proved_at', { nullable: true }));
