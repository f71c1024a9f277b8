import {
  And,
  Column,
  Entity,
  In,
  IsNull,
  LessThan,
  MoreThanOrEqual,
  Not,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { Instant, JsonText, OwnId, UserKey } from './columns';
import type { Database } from './database';
import { newId } from './ids';
import { KeptFinds } from './kept-finds';
import { flag, instant, json, userTable, varchar } from './table';
import { onBothEngines } from './testing/engines';

@Entity('plates')
class PlateEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 40 }) name!: string;
  @Column('boolean') full!: boolean;
  @JsonText({ nullable: true }) foods!: string[] | null;
  @Instant() servedAt!: Date;
}

class Plates1763700000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      varchar('name', 40),
      flag('full'),
      json('foods', { nullable: true }),
      instant('served_at'),
    ];
    await runner.createTable(userTable('plates', columns));
  }
  async down(): Promise<void> {}
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute, 0, 123));
const userId = newId();
const plates: PlateEntity[] = [0, 1, 2].map((minute) => ({
  userId,
  id: newId(),
  name: `Plate ${minute}`,
  full: minute !== 1,
  foods: minute === 2 ? null : ['Rice', `No. ${minute}`],
  servedAt: at(minute),
}));

onBothEngines((engine) => {
  let database: Database;
  let finds: KeptFinds<PlateEntity>;

  beforeAll(async () => {
    database = await engine.open({ entities: [PlateEntity], migrations: [Plates1763700000098] });
    await database.repository(PlateEntity).insert(plates);
  });
  beforeEach(() => {
    finds = new KeptFinds(database, PlateEntity);
  });
  afterEach(() => jest.restoreAllMocks());

  const names = (rows: Pick<PlateEntity, 'name'>[]) => rows.map(({ name }) => name);
  /** How often a statement is built from now on, to be kept or for one call. */
  const buildings = () => jest.spyOn(database.source.manager, 'getRepository');

  it('find whole rows by what changes from call to call, and build the statement once', async () => {
    const built = buildings();
    const servedFrom = (from: Date, until: Date) =>
      finds.find({
        where: { userId, servedAt: And(MoreThanOrEqual(from), LessThan(until)) },
        order: { servedAt: 'DESC' },
      });

    expect(await servedFrom(at(0), at(2))).toEqual([plates[1], plates[0]]);
    expect(await servedFrom(at(1), at(9))).toEqual([plates[2], plates[1]]);
    expect(built).toHaveBeenCalledTimes(1);
  });

  it('tell conditions, sizes and columns apart that differ in more than values', async () => {
    const where = { userId, full: true };

    expect(await finds.find({ where, select: { name: true }, order: { name: 'ASC' } })).toEqual([
      { name: 'Plate 0' },
      { name: 'Plate 2' },
    ]);
    expect(names(await finds.find({ where: { userId, full: false } }))).toEqual(['Plate 1']);
    expect(names(await finds.find({ where, order: { name: 'DESC' }, take: 1 }))).toEqual(['Plate 2']);
    expect(names(await finds.find({ where: { userId, foods: IsNull() } }))).toEqual(['Plate 2']);
    expect(
      names(
        await finds.find({
          where: [{ name: 'Plate 0' }, { userId, name: 'Plate 2' }],
          order: { name: 'ASC' },
        }),
      ),
    ).toEqual(['Plate 0', 'Plate 2']);
    expect(await finds.findOne({ userId: newId(), name: 'Plate 0' })).toBeNull();
  });

  it('keep few lengths of lists, and all sizes of pages as one statement', async () => {
    const built = buildings();
    const some = (...wanted: string[]) => finds.find({ where: { name: In(wanted) }, order: { name: 'ASC' } });

    expect(names(await some('Plate 0'))).toEqual(['Plate 0']);
    expect(names(await some('Plate 0', 'Plate 1', 'Plate 7'))).toEqual(['Plate 0', 'Plate 1']);
    expect(names(await some('Plate 2', 'Plate 1', 'Plate 8', 'Plate 9'))).toEqual(['Plate 1', 'Plate 2']);
    expect(built).toHaveBeenCalledTimes(2);
    for (const take of [1, 2, 3])
      expect(await finds.find({ where: { userId }, order: { name: 'ASC' }, take })).toHaveLength(take);
    expect(built).toHaveBeenCalledTimes(3);
  });

  it('count as they find', async () => {
    const built = buildings();
    const counted = (from: Date) => finds.count({ userId, servedAt: MoreThanOrEqual(from) });

    expect([await counted(at(0)), await counted(at(2)), await counted(at(3))]).toEqual([3, 1, 0]);
    expect(built).toHaveBeenCalledTimes(1);
    expect(await finds.count({ foods: Not(IsNull()) })).toBe(2);
  });

  it('keep what asks only whether a value is there', async () => {
    const built = buildings();
    const served = () => finds.find({ where: { userId, foods: Not(IsNull()) }, order: { name: 'ASC' } });

    expect([names(await served()), names(await served())]).toEqual([
      ['Plate 0', 'Plate 1'],
      ['Plate 0', 'Plate 1'],
    ]);
    expect(built).toHaveBeenCalledTimes(1);
  });

  it('build each time what depends on more than its shape', async () => {
    const built = buildings();
    const served = () => finds.find({ where: { name: Not('Plate 2') }, order: { name: 'ASC' } });

    expect(names(await served())).toEqual(['Plate 0', 'Plate 1']);
    expect(names(await served())).toEqual(['Plate 0', 'Plate 1']);
    expect(built).toHaveBeenCalledTimes(2);
    expect(await finds.find({ where: { name: In([]) } })).toEqual([]);
  });

  it('keep no more statements than there is room for, and answer all the same', async () => {
    const alternatives = (many: number) => Array.from({ length: many }, () => ({ userId }));
    const built = buildings();
    for (let many = 1; many <= 8; many += 1)
      expect(await finds.find({ where: alternatives(many) })).toHaveLength(3);
    expect(built).toHaveBeenCalledTimes(8);

    for (const many of [9, 9, 8, 1]) expect(await finds.find({ where: alternatives(many) })).toHaveLength(3);
    expect(built).toHaveBeenCalledTimes(10);
  });

  it('see what a running transaction has written, and nothing of it outside', async () => {
    const kept = () => finds.findOne({ userId, name: 'Plate 9' });
    await kept();

    await expect(
      database.run(async () => {
        await database.repository(PlateEntity).insert({ ...plates[0]!, id: newId(), name: 'Plate 9' });
        expect(await kept()).toMatchObject({ name: 'Plate 9' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await kept()).toBeNull();
  });
});
