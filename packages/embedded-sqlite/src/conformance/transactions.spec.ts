import type { EntityManager } from 'typeorm';
import { SqliteConnection } from '../connection';
import { Scratch } from '../testing/scratch';

let scratch: Scratch;
beforeEach(async () => {
  scratch = await Scratch.open();
});
afterEach(() => scratch.close());

const transaction = <T>(work: (manager: EntityManager) => Promise<T>) =>
  scratch.source.manager.transaction(work);
const add = (manager: EntityManager, value: unknown) =>
  manager.query('INSERT INTO kept (value) VALUES (?)', [value]);

it('keeps what was written, at once for every reader', async () => {
  await transaction(async (manager) => {
    await add(manager, 'a');
    await add(manager, 'b');
    expect(await scratch.values()).toEqual([]);
  });

  expect(await scratch.values()).toEqual(['a', 'b']);
});

it('undoes a nested transaction alone, and the outer one with all it holds', async () => {
  await transaction(async (outer) => {
    await add(outer, 'outer');
    await outer.transaction((inner) => add(inner, 'nested'));
    const failing = outer.transaction(async (inner) => {
      await add(inner, 'undone');
      throw new Error('changed her mind');
    });
    await expect(failing).rejects.toThrow('changed her mind');
  });
  const whole = transaction(async (outer) => {
    await outer.transaction((inner) => add(inner, 'with the outer one'));
    throw new Error('all of it');
  });

  await expect(whole).rejects.toThrow('all of it');
  expect(await scratch.values()).toEqual(['outer', 'nested']);
});

it('goes on after a statement that failed and was caught', async () => {
  await transaction(async (manager) => {
    await add(manager, 'before');
    await expect(manager.query('INSERT INTO kept (id) VALUES (1)')).rejects.toThrow('UNIQUE');
    await add(manager, 'after');
  });

  expect(await scratch.values()).toEqual(['before', 'after']);
});

it('is undone where the commit is refused, and the next one goes through', async () => {
  await scratch.source.query(
    'CREATE TABLE cups (kept_id integer REFERENCES kept (id) DEFERRABLE INITIALLY DEFERRED)',
  );
  const orphan = transaction(async (manager) => {
    await add(manager, 'undone');
    await manager.query('INSERT INTO cups VALUES (99)');
  });

  await expect(orphan).rejects.toThrow('FOREIGN KEY');
  await transaction((manager) => add(manager, 'next'));
  expect(await scratch.values()).toEqual(['next']);
});

it('whose rollback fails too is undone before the next one, and nothing of it is kept', async () => {
  const failing = transaction(async (manager) => {
    await add(manager, 'undone');
    jest.spyOn(SqliteConnection.prototype, 'exec').mockImplementation(() => {
      throw new Error('disk I/O error');
    });
    throw new Error('changed her mind');
  });
  await expect(failing).rejects.toThrow('changed her mind');
  await expect(scratch.add('while it fails')).rejects.toThrow('the transaction was undone');
  jest.restoreAllMocks();

  await scratch.add('alone');
  await transaction((manager) => add(manager, 'together'));

  expect(await scratch.values()).toEqual(['alone', 'together']);
});

it('that is released half-way is undone, and gives its turn back', async () => {
  const runner = scratch.source.createQueryRunner();
  await runner.startTransaction();
  await runner.query("INSERT INTO kept (value) VALUES ('undone')");
  await runner.release();

  await scratch.add('next');

  expect(await scratch.values()).toEqual(['next']);
});

it('counts exactly in 200 at once, of which a third is rolled back', async () => {
  await scratch.add(0);
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, number) =>
      transaction(async (manager) => {
        const [{ value }] = await manager.query<[{ value: number }]>('SELECT value FROM kept');
        await new Promise((resolve) => setImmediate(resolve));
        await manager.query('UPDATE kept SET value = ?', [value + 1]);
        if (number % 3 === 0) throw new Error('divisible by three');
      }),
    ),
  );

  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(67);
  expect(await scratch.values()).toEqual([133]);
});
