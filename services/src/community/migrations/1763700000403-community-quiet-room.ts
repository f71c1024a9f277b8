import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/table';

const TABLES = ['posts', 'comments'];
const column = () => new TableColumn(flag('quiet_room', { default: 0 }));
const indices = () => [
  new TableIndex({ name: 'ix_posts_quiet_id', columnNames: ['quiet_room', 'id'] }),
  new TableIndex({ name: 'ix_posts_quiet_category', columnNames: ['quiet_room', 'category', 'id'] }),
];

/** What was written before is in nobody's quiet room but its author's: whether it came after a loss was not kept. */
export class CommunityQuietRoom1763700000403 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.addColumn(table, column());
    await runner.createIndices('posts', indices());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndices('posts', indices());
    for (const table of TABLES) await runner.dropColumn(table, column());
  }
}
