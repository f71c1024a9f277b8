import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, integer, json, key, refId, table, userTable, varchar } from '../../platform/database/table';

export class CareLists1763700000760 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      userTable('bag_items', [
        varchar('kind', 6),
        varchar('name', 120),
        varchar('note', 120, { nullable: true }),
        flag('packed'),
        integer('place'),
      ]),
    );
    await runner.createTable(
      table('birth_wishes', [
        key(refId('user_id')),
        json('wishes'),
        varchar('companion', 40),
        json('notes'),
        varchar('words', 2000),
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('birth_wishes');
    await runner.dropTable('bag_items');
  }
}
