import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, localDay, varchar } from '../../platform/database/table';

const paused = new TableColumn(flag('pregnancy_paused', { default: 0 }));
const quiet = new TableColumn(varchar('quiet', 6, { nullable: true }));
const lossOn = new TableColumn(localDay('loss_on', { nullable: true }));
const milk = new TableColumn(flag('milk_help_wanted', { nullable: true }));

/** A paused pregnancy becomes one of two states that are quiet about pregnancies and babies. */
export class AccountQuiet1763700000156 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('users', [quiet, lossOn, milk]);
    await runner.query("UPDATE users SET quiet = 'paused' WHERE pregnancy_paused = 1");
    await runner.dropColumn('users', paused);
  }

  /** A loss stays quiet as a pause. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', paused);
    await runner.query('UPDATE users SET pregnancy_paused = 1 WHERE quiet IS NOT NULL');
    await runner.dropColumns('users', [quiet, lossOn, milk]);
  }
}
