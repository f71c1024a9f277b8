import type { MigrationInterface, QueryRunner } from 'typeorm';
import { integer, json, key, refId, table } from '../../platform/database/table';

export class CareSettings1763700000721 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table('care_settings', [key(refId('user_id')), integer('day_starts_at'), json('baby_names')]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('care_settings');
  }
}
