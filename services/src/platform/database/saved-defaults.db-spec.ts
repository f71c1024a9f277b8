import {
  Column,
  Entity,
  TableColumn,
  type MigrationInterface,
  type QueryRunner,
  type Repository,
} from 'typeorm';
import { entities, migrations } from '../../areas';
import { OwnId } from './columns';
import type { Database } from './database';
import { newId } from './ids';
import { flag, key, refId, table } from './table';
import { onBothEngines } from './testing/engines';

@Entity('cup_wishes')
class CupWishesEntity {
  @OwnId() userId!: string;
  @Column('boolean') warm!: boolean;
  @Column('boolean', { default: false }) sweet!: boolean;
  @Column('varchar', { length: 5, default: 'large' }) size!: string;
}

class CupWishes1763700009901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(table('cup_wishes', [key(refId('user_id')), flag('warm')]));
    await runner.addColumn('cup_wishes', new TableColumn(flag('sweet', { default: false })));
    await runner.addColumn(
      'cup_wishes',
      new TableColumn({ name: 'size', type: 'varchar', length: '5', default: "'large'" }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cup_wishes');
  }
}

onBothEngines((engine) => {
  let database: Database;
  let rows: Repository<CupWishesEntity>;
  beforeAll(async () => {
    database = await engine.open({ entities: [CupWishesEntity], migrations: [CupWishes1763700009901] });
    rows = database.source.getRepository(CupWishesEntity);
  });

  it.each([
    ['in a transaction', true],
    ['outside of one', false],
  ])('saves a row whose columns have defaults, %s', async (_, inside) => {
    const userId = newId();
    const save = (row: Partial<CupWishesEntity>) => {
      const work = () => rows.save({ userId, ...row });
      return inside ? database.run(work) : work();
    };

    expect(await save({ warm: true })).toEqual({ userId, warm: true, sweet: false, size: 'large' });
    await save({ warm: false, sweet: true });

    expect(await rows.findOneBy({ userId })).toEqual({ userId, warm: false, sweet: true, size: 'large' });
  });

  it('no column with a default is transformed, which a save would do twice', async () => {
    const { source } = await engine.open({ entities, migrations });
    const columns = source.entityMetadatas.flatMap((metadata) => metadata.columns);
    const defaulted = columns.filter((column) => column.default !== undefined && column.default !== null);

    expect(defaulted.length).toBeGreaterThan(0);
    expect(defaulted.filter((column) => column.transformer !== undefined)).toEqual([]);
  });
});
