import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, key, refId, table } from '../../platform/database/table';

export class FitnessClearances1763700000303 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table('exercise_clearances', [
        key(refId('user_id')),
        flag('in_pregnancy'),
        flag('cleared'),
        flag('caesarean', { nullable: true }),
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('exercise_clearances');
  }
}
