import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { varchar } from '../../platform/database/table';

/** Further parts of what she notes of her body. In earlier notes they are unanswered. */
export class CareRecoveryParts1763700000762 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('recovery_notes', answers());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('recovery_notes', answers());
  }
}

const answers = () =>
  ['breath', 'head', 'belly', 'breasts', 'urine'].map(
    (name) => new TableColumn(varchar(name, 12, { nullable: true })),
  );
