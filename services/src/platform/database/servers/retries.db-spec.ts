import { setTimeout as sleep } from 'node:timers/promises';
import { JobRunEntity } from '../../jobs/job-run.entity';
import { JobRunRepository } from '../../jobs/job-run.repository';
import { platformEntities } from '../../platform.entities';
import { platformMigrations } from '../../platform.migrations';
import { Database } from '../database';
import { openDataSource } from '../data-source';
import { isAway } from '../failures';
import { Link } from '../testing/link';
import { portOfMariadb } from '../testing/mariadb-of-the-run';
import { newDatabase } from '../testing/mariadb-server';

let link: Link;
let database: Database;
let runs: JobRunRepository;

beforeEach(async () => {
  const port = await portOfMariadb();
  link = await Link.to(port);
  const url = (await newDatabase(port)).replace(`:${port}`, `:${link.port}`);
  const tables = { entities: platformEntities, migrations: platformMigrations };
  database = new Database(await openDataSource({ url, file: '', ...tables }));
  runs = new JobRunRepository(database.source.getRepository(JobRunEntity));
});
afterEach(async () => {
  await database.close();
  await link.cut();
});

const row = (name: string) => ({ name, slot: 's', startedAt: new Date('2026-11-20T12:00:00Z') });
const write = (name: string, options?: { repeatable: boolean }) =>
  database.run(() => runs.claim(row(name)), options);
const names = async () =>
  (await database.source.getRepository(JobRunEntity).find()).map(({ name }) => name).sort();

it('a transaction that lost its connection is run again as a whole, on another one', async () => {
  let attempts = 0;
  await database.run(async () => {
    attempts += 1;
    await runs.claim(row('begun'));
    if (attempts === 1) {
      await link.cut();
      await link.mend();
    }
    await runs.claim(row('and ended'));
  });

  expect(attempts).toBe(2);
  expect(await names()).toEqual(['and ended', 'begun']);
});

it('one that finds no server is run once a server is there, as by a fail-over', async () => {
  await link.cut();
  const written = write('later');
  await sleep(1500);
  await link.mend();

  expect(await written).toBe(true);
  expect(await names()).toEqual(['later']);
});

it('a write whose acknowledgement was lost is not made again, unless it finds itself', async () => {
  link.losesCommit = true;
  const failure = await write('once').catch((error: unknown) => error);
  expect(isAway(failure)).toBe(true);
  expect(await names()).toEqual(['once']);

  link.losesCommit = true;
  // It is there already.
  expect(await write('found', { repeatable: true })).toBe(false);
  expect(await names()).toEqual(['found', 'once']);
});

it('fails, as one that is away, where no server comes back in time', async () => {
  await link.cut();
  const begun = Date.now();
  const failures = await Promise.all(
    [write('never'), names(), database.ping()].map((asked) => asked.catch((error: unknown) => error)),
  );

  expect(failures.map(isAway)).toEqual([true, true, true]);
  expect(Date.now() - begun).toBeLessThan(12_000);
  await link.mend();
  expect(await names()).toEqual([]);
}, 30_000);

it('a start waits for a server that is not there yet', async () => {
  const port = await portOfMariadb();
  const url = (await newDatabase(port)).replace(`:${port}`, `:${link.port}`);
  await link.cut();
  const opened = openDataSource({ url, file: '', entities: [], migrations: [] });
  await sleep(1000);
  await link.mend();

  await (await opened).destroy();
}, 30_000);
