import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  flag,
  instant,
  integer,
  json,
  key,
  refId,
  table,
  userTable,
  varchar,
} from '../../platform/database/table';

export class FitnessMovement1763700000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table('exercises', [
        key(refId('id')),
        varchar('name', 80),
        varchar('category', 11),
        varchar('difficulty', 12),
        integer('duration'),
        varchar('description', 400),
        json('instructions'),
        json('target_muscles'),
        integer('min_months_postpartum'),
        flag('pregnancy_safe'),
        flag('baby_friendly'),
        varchar('youtube_url', 200, { nullable: true }),
        varchar('channel_name', 120, { nullable: true }),
      ]),
    );
    await runner.createTable(
      userTable('workouts', [refId('exercise_id'), integer('duration'), instant('completed_at')], {
        indices: { ix_workouts_user_completed_at: ['user_id', 'completed_at'] },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('workouts');
    await runner.dropTable('exercises');
  }
}
