import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, instant, integer, localDay, text, userTable } from '../../platform/database/table';

const optional = { nullable: true };

export class FitnessTracking1763700000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable(
        'tracking_days',
        [
          localDay('date'),
          integer('water_intake', optional),
          integer('sleep_hours', optional),
          integer('weight', optional),
          integer('mood', optional),
          integer('energy_level', optional),
          flag('postpartum_blues', optional),
          integer('anxiety_level', optional),
          integer('hair_loss', optional),
          integer('brain_fog', optional),
          integer('body_image', optional),
          text('notes', optional),
          instant('checked_in_at', optional),
          instant('updated_at'),
        ],
        { uniques: { ux_tracking_days_user_date: ['user_id', 'date'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('tracking_days');
  }
}
