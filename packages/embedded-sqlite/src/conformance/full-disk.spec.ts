import { isFull } from '../failures';
import { Scratch } from '../testing/scratch';

const MEGABYTE = 'x'.repeat(1_000_000);

let scratch: Scratch;
beforeEach(async () => {
  scratch = await Scratch.open();
  await scratch.add('before');
  scratch.leaveRoomFor(2);
});
afterEach(() => scratch.close());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const transaction = () =>
  scratch.source.manager.transaction((manager) =>
    manager.query('INSERT INTO kept (value) VALUES (?)', [MEGABYTE]),
  );

it('refuses each write by its name, alone or in a transaction, and none waits', async () => {
  const writes = Array.from({ length: 20 }, (_, n) => (n % 2 ? transaction() : scratch.add(MEGABYTE)));
  const failures = await Promise.all(writes.map(failureOf));

  expect(failures.map(isFull)).toEqual(Array.from({ length: 20 }, () => true));
});

it('is read all the same', async () => {
  await failureOf(transaction());

  expect(await scratch.values()).toEqual(['before']);
});

it('is written again as soon as there is room', async () => {
  await failureOf(transaction());
  scratch.leaveRoomFor(10_000);

  await transaction();
  await scratch.add('after');

  expect((await scratch.values()).map((value) => String(value).length)).toEqual([6, 1_000_000, 5]);
});

it('keeps nothing of a transaction that went on after the failure', async () => {
  const stubborn = scratch.source.manager.transaction(async (manager) => {
    await manager.query("INSERT INTO kept (value) VALUES ('half')");
    await failureOf(manager.query('INSERT INTO kept (value) VALUES (?)', [MEGABYTE]));
    await manager.query("INSERT INTO kept (value) VALUES ('other half')");
  });

  await expect(stubborn).rejects.toThrow('the transaction was undone');
  expect(await scratch.values()).toEqual(['before']);
});

it('keeps nothing of an outer transaction whose nested one found it full', async () => {
  const outer = scratch.source.manager.transaction(async (manager) => {
    await manager.query("INSERT INTO kept (value) VALUES ('outer')");
    await failureOf(
      manager.transaction((inner) => inner.query('INSERT INTO kept (value) VALUES (?)', [MEGABYTE])),
    );
  });

  await expect(outer).rejects.toThrow('the transaction was undone');
  await scratch.add('next');
  expect(await scratch.values()).toEqual(['before', 'next']);
});

it('closes', async () => {
  await failureOf(transaction());

  await scratch.source.destroy();

  expect(scratch.file.isOpen).toBe(false);
});
