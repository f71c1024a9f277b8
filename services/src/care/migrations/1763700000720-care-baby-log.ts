import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, integer, json, userTable, varchar } from '../../platform/database/table';

const optional = { nullable: true };

export class CareBabyLog1763700000720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'baby_log',
        [
          varchar('kind', 10),
          integer('baby', optional),
          instant('started_at'),
          instant('ended_at', optional),
          varchar('running', 16, optional),
          integer('revision'),
          json('sides'),
          varchar('milk', 8, optional),
          integer('volume', optional),
          integer('volume_left', optional),
          integer('volume_right', optional),
          varchar('nappy', 5, optional),
          varchar('name', 60, optional),
          varchar('note', 300, optional),
        ],
        {
          indices: { ix_baby_log_user_started_at: ['user_id', 'started_at'] },
          uniques: { ux_baby_log_user_running: ['user_id', 'running'] },
        },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('baby_log');
  }
}
