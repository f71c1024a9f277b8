import { compileRead } from '@nestwell/embedded-sqlite';
import { Column, Entity, type MigrationInterface, type QueryRunner } from 'typeorm';
import { OwnId, UserKey } from './columns';
import type { Database } from './database';
import { newId, toBinary } from './ids';
import { SharedReads } from './shared-reads';
import { userTable, varchar } from './table';
import { onBothEngines } from './testing/engines';
import { recorded } from './testing/recorded';

@Entity('spoons')
class SpoonEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 40 }) name!: string;
}

class Spoons1763700000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(userTable('spoons', [varchar('name', 40)]));
  }
  async down(): Promise<void> {}
}

onBothEngines((engine) => {
  let database: Database;
  let read: (userId: string) => Promise<{ name: string }[]>;
  const userId = newId();
  beforeAll(async () => {
    database = await engine.open({ entities: [SpoonEntity], migrations: [Spoons1763700000097] });
    const spoons = compileRead<SpoonEntity>()(database.source, ['name'], ['user'], ({ user }) =>
      database.repository(SpoonEntity).createQueryBuilder('spoon').where(`spoon.userId = ${user}`),
    );
    read = async (id) => spoons({ user: toBinary(id) });
    await database.repository(SpoonEntity).insert({ userId, id: newId(), name: 'Silver' });
  });

  /** How often the table is read. */
  const reads = async (work: () => Promise<unknown>) =>
    (await recorded(database, /^\s*select.*spoons/is, work)).length;
  const rename = (name: string) => database.repository(SpoonEntity).update({ userId }, { name });

  it('makes equal reads of one page once, also those that are under way', async () => {
    const page = new SharedReads();
    const work = () =>
      page.during(async () => [...(await Promise.all([read(userId), read(userId)])), await read(userId)]);

    expect(await reads(work)).toBe(1);
    expect(await work()).toEqual([1, 2, 3].map(() => [{ name: 'Silver' }]));
  });

  it('gives each reader rows of its own', async () => {
    const page = new SharedReads();

    const names = await page.during(async () => {
      const [mine] = await read(userId);
      if (mine) mine.name = 'Changed';
      return (await read(userId)).map(({ name }) => name);
    });

    expect(names).toEqual(['Silver']);
  });

  it('reads other values, and for another page, anew', async () => {
    const twoPages = async () => {
      await new SharedReads().during(() => Promise.all([read(userId), read(newId())]));
      await new SharedReads().during(() => read(userId));
      await read(userId);
    };

    expect(await reads(twoPages)).toBe(4);
  });

  it('shares nothing any more once the page has written', async () => {
    const page = new SharedReads();

    const names = await page.during(async () => {
      await read(userId);
      await rename('Gold');
      return (await read(userId)).map(({ name }) => name);
    });

    expect(names).toEqual(['Gold']);
    await rename('Silver');
  });

  it('shares nothing any more once the page is made', async () => {
    const page = new SharedReads();
    const work = () => page.during(() => read(userId));

    const leftRunning = async () => {
      await work();
      page.end();
      await work();
    };

    expect(await reads(leftRunning)).toBe(2);
  });

  it('reads again what could not be read', async () => {
    const page = new SharedReads();
    const failing = new Error('away');
    const answer = () => page.of('SELECT 1', [], () => Promise.reject<never>(failing));

    await expect(answer()).rejects.toBe(failing);
    expect(await page.of('SELECT 1', [], () => [{ one: 1 }])).toEqual([{ one: 1 }]);
  });
});
