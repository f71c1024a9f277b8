import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, json, key, refId, table, varchar } from '../database/table';

/** What is deleted can be put back for an hour. */
export class PlatformTakenAway1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(takenAway);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(takenAway);
  }
}

const takenAway = table(
  'taken_away',
  [key(refId('user_id')), key(varchar('kind', 16)), key(varchar('name', 36)), json('kept'), instant('at')],
  { indices: { ix_taken_away_at: ['at'] } },
);
