import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, instant, json, localDay, refId, userTable, varchar } from '../../platform/database/table';

export class CareMedicines1763700000712 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable('medicines', [
        varchar('name', 80),
        varchar('amount', 80, { nullable: true }),
        varchar('rhythm', 6),
        json('times'),
        localDay('starts_on'),
        localDay('ends_on', { nullable: true }),
        flag('reminds'),
        json('reminder_ids'),
        varchar('time_zone', 64),
      ]),
    );
    await runner.createTable(
      userTable(
        'medicine_doses',
        [
          refId('medicine_id'),
          localDay('date'),
          varchar('time', 5),
          varchar('answer', 7),
          instant('answered_at'),
        ],
        { uniques: { ux_medicine_doses_of: ['user_id', 'date', 'medicine_id', 'time'] } },
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('medicine_doses');
    await runner.dropTable('medicines');
  }
}
