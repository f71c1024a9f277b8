import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, json, userTable, varchar } from '../../platform/database/table';

export class CareMood1763700000711 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'mood_checks',
        [
          instant('taken_at'),
          json('whooley'),
          json('gad2'),
          varchar('mood_by', 4, { nullable: true }),
          json('mood', { nullable: true }),
          json('worry', { nullable: true }),
        ],
        { indices: { ix_mood_checks_user_taken_at: ['user_id', 'taken_at'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('mood_checks');
  }
}
