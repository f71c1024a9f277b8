import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { varchar } from '../../platform/database/table';

/** What an answer about clearance was given for. Of earlier answers nobody can tell which birth they were about. */
export class FitnessClearanceSituation1763700000304 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('exercise_clearances', situation);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('exercise_clearances', situation);
  }
}

const situation = new TableColumn(varchar('situation', 160, { nullable: true }));
