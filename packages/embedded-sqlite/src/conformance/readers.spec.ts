import { Scratch } from '../testing/scratch';

let scratch: Scratch;
beforeEach(async () => {
  scratch = await Scratch.open();
});
afterEach(() => scratch.close());

const fill = (rows: number) =>
  scratch.source.query(
    `INSERT INTO kept (value) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
     SELECT 'row ' || i || ' ' || hex(randomblob(200)) FROM n`,
  );

it('a hundred at once see what is committed while somebody writes', async () => {
  await fill(10);
  let seen: number[] = [];
  await scratch.source.manager.transaction(async (manager) => {
    await manager.query('DELETE FROM kept');
    const reads = await Promise.all(Array.from({ length: 100 }, () => scratch.values()));
    seen = reads.map((values) => values.length);
  });

  expect(new Set(seen)).toEqual(new Set([10]));
  expect(await scratch.values()).toEqual([]);
});

it('a transaction reads its own writes', async () => {
  const inside = await scratch.source.manager.transaction(async (manager) => {
    await manager.query("INSERT INTO kept (value) VALUES ('mine')");
    return manager.query<unknown[]>('SELECT value FROM kept');
  });

  expect(inside).toEqual([{ value: 'mine' }]);
});

it('a long result comes whole and in order, however much is written meanwhile', async () => {
  await fill(20_000);
  const [values] = await Promise.all([scratch.values(), scratch.add('later'), scratch.add('later still')]);

  expect(values.length).toBeGreaterThanOrEqual(20_000);
  expect(values.slice(0, 20_000).map((value) => Number(String(value).split(' ')[1]))).toEqual(
    Array.from({ length: 20_000 }, (_, index) => index + 1),
  );
});

it('a commit passes after one row of many was read', async () => {
  await fill(1000);
  const { writer } = scratch.file;
  writer.exec('BEGIN IMMEDIATE');
  writer.prepare('SELECT value FROM kept').get();
  writer.exec("INSERT INTO kept (value) VALUES ('mine')");
  writer.exec('COMMIT');

  expect(await scratch.values()).toHaveLength(1001);
});

it('nothing is written past the turn by what looks like a read', async () => {
  await expect(
    scratch.source.query("WITH one AS (SELECT 1) INSERT INTO kept (value) SELECT 'past the turn' FROM one"),
  ).rejects.toThrow('readonly');
});
