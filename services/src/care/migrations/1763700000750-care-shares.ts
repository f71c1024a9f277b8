import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bytes, instant, json, refId, userTable, varchar } from '../../platform/database/table';

export class CareShares1763700000750 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'care_shares',
        [
          varchar('name', 40),
          bytes('token_hash', 32),
          json('appointment_ids'),
          json('lists'),
          instant('created_at'),
          instant('expires_at'),
        ],
        {
          indices: { ix_care_shares_expires: ['expires_at'] },
          uniques: { uq_care_shares_token_hash: ['token_hash'] },
        },
      ),
    );
    await runner.createTable(
      userTable(
        'care_share_openings',
        [refId('share_id'), instant('opened_at'), varchar('device', 60, { nullable: true })],
        { indices: { ix_care_share_openings_share: ['user_id', 'share_id', 'opened_at'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('care_share_openings');
    await runner.dropTable('care_shares');
  }
}
