import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteDataSource } from '../data-source';
import { isLocked } from '../failures';
import { OtherProgram } from '../testing/other-program';
import { Scratch } from '../testing/scratch';

let scratch: Scratch;
beforeEach(async () => {
  scratch = await Scratch.open();
  await scratch.add('before');
});
afterEach(() => scratch.close());

const transaction = () =>
  scratch.source.manager.transaction((manager) => manager.query("INSERT INTO kept (value) VALUES ('mine')"));

it.each(['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE'])(
  'lets the process go on and read while another program writes (%s)',
  async (begin) => {
    const other = scratch.other();
    other.exec(begin);
    const writing = transaction();
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 5);
    await sleep(300);
    clearInterval(heart);

    expect(beats).toBeGreaterThan(10);
    expect(await scratch.values()).toEqual(['before']);
    other.exec('COMMIT');
    await writing;
    expect(await scratch.values()).toEqual(['before', 'mine']);
  },
);

it('gives up at the deadline, all who wait together, and is written again afterwards', async () => {
  const other = scratch.other();
  other.exec('BEGIN IMMEDIATE');
  const begun = Date.now();
  const results = await scratch.file.patiently(300, () =>
    Promise.allSettled([...Array.from({ length: 20 }, transaction), scratch.add('alone')]),
  );
  other.exec('ROLLBACK');

  expect(results.every((result) => result.status === 'rejected' && isLocked(result.reason))).toBe(true);
  // One after the other they would take six seconds.
  expect(Date.now() - begun).toBeLessThan(3000);
  await transaction();
  expect(await scratch.values()).toEqual(['before', 'mine']);
});

it('opens, and is read, once a program that kept the whole file to itself is gone', async () => {
  const path = `${scratch.file.path}-theirs`;
  const other = await OtherProgram.start(
    path,
    'PRAGMA journal_mode = WAL; PRAGMA locking_mode = EXCLUSIVE; CREATE TABLE theirs (a)',
  );
  const source = sqliteDataSource(path, {});
  const opening = source.initialize();
  await sleep(200);
  expect(source.isInitialized).toBe(false);
  await other.end();
  await opening;

  expect(await source.query('SELECT count(*) AS rows FROM theirs')).toEqual([{ rows: 0 }]);
  await source.destroy();
});
