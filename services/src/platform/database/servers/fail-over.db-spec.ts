import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';
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

let links: [Link, Link];
let database: Database;
let runs: JobRunRepository;

beforeEach(async () => {
  const port = await portOfMariadb();
  links = [await Link.to(port), await Link.to(port)];
  const url = (await newDatabase(port)).replace(`127.0.0.1:${port}`, serversOf(links));
  const tables = { entities: platformEntities, migrations: platformMigrations };
  database = new Database(await openDataSource({ url, file: '', ...tables }));
  runs = new JobRunRepository(database.source.getRepository(JobRunEntity));
});
afterEach(async () => {
  await database.close();
  for (const link of links) await link.cut();
});

const serversOf = (all: Link[]) => all.map(({ port }) => `127.0.0.1:${port}`).join(',');
const row = (name: string) => ({ name, slot: 's', startedAt: new Date('2026-11-20T12:00:00Z') });
const write = (name: string, options?: { repeatable: boolean }) =>
  database.run(() => runs.claim(row(name)), options);
const names = async () =>
  (await database.source.getRepository(JobRunEntity).find()).map(({ name }) => name).sort();
/** The link that is spoken over, and the other one. */
const inUse = async () => {
  const before = links.map(({ count }) => count);
  await Promise.all(Array.from({ length: 6 }, () => database.run(() => sleep(20))));
  const first = links[0].count - (before[0] ?? 0) >= links[1].count - (before[1] ?? 0);
  return first ? { used: links[0], other: links[1] } : { used: links[1], other: links[0] };
};

it('goes on with the other server when the first is gone, with what was begun, and stays there', async () => {
  const { used, other } = await inUse();
  const begun = database.run(async () => {
    await runs.claim(row('begun'));
    if (begun !== undefined && !cut) await used.cut();
    cut = true;
    await runs.claim(row('and ended'));
  });
  let cut = false;
  await begun;
  await write('after');

  expect(await names()).toEqual(['after', 'and ended', 'begun']);
  const [gone, there] = [used.count, other.count];
  await used.mend();
  await sleep(600);
  await Promise.all(['a', 'b', 'c'].map((name) => write(name)));
  // One connection looks after the server that came back.
  expect(used.count - gone).toBeLessThanOrEqual(1);
  expect(there).toBeGreaterThan(0);
});

it('leaves a server that no longer answers, and what waited for it is done by the other', async () => {
  const { used } = await inUse();
  used.silent = true;
  const begun = Date.now();

  expect(await write('waited')).toBe(true);
  expect(await names()).toEqual(['waited']);
  // Its connections were ended, not waited for until their own deadline.
  expect(Date.now() - begun).toBeLessThan(4500);
});

it('a write whose acknowledgement was lost is not made again, unless it finds itself', async () => {
  const { used } = await inUse();
  used.losesCommit = true;
  const failure = await write('once').catch((error: unknown) => error);
  expect(isAway(failure)).toBe(true);
  expect(await names()).toEqual(['once']);

  const again = await inUse();
  again.used.losesCommit = true;
  // It is there already.
  expect(await write('found', { repeatable: true })).toBe(false);
  expect(await names()).toEqual(['found', 'once']);
});

it('reads again, by finds and by statements of a repository', async () => {
  await write('kept');
  const read = () =>
    database.source
      .getRepository(JobRunEntity)
      .query<unknown[]>('SELECT name FROM job_runs WHERE slot = ?', ['s']);
  const { used } = await inUse();
  await read();
  const asked = Promise.all([...Array.from({ length: 5 }, names), read()]);
  await used.cut();
  const answers = await asked;

  expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ['kept']));
  expect(await read()).toEqual([{ name: 'kept' }]);
  expect(await names()).toEqual(['kept']);
});

it('fails, as one that is away, where no server comes back in time', async () => {
  for (const link of links) await link.cut();

  const failures = await Promise.all(
    [write('never'), names(), database.ping()].map((asked) => asked.catch((error: unknown) => error)),
  );
  expect(failures.map(isAway)).toEqual([true, true, true]);
  for (const link of links) await link.mend();

  // Nothing is begun with a server that is back and not yet chosen, which would end it.
  let begun = 0;
  const long = async (name: string) => {
    begun += 1;
    await runs.claim(row(name));
    // As long as it takes to look at both.
    await sleep(600);
  };
  const later = ['a', 'b', 'c', 'd'];
  await Promise.all(later.map((name) => database.run(() => long(name))));
  expect(await names()).toEqual(later);
  expect(begun).toBe(later.length);
}, 20_000);

it('leaves a server whose disk is full, reads from it where no other is there, and then no longer', async () => {
  const { other } = await inUse();
  const full = new QueryFailedError('INSERT', [], Object.assign(new Error('full'), { code: 'ER_DISK_FULL' }));
  let tries = 0;
  await database.run(async () => {
    tries += 1;
    if (tries === 1) throw full;
    await runs.claim(row('kept by the other'));
  });
  expect((await inUse()).used).toBe(other);

  await other.cut();
  expect(await names()).toEqual(['kept by the other']);
  await expect(database.run(() => Promise.reject(full))).rejects.toBe(full);
  await other.mend();
  await sleep(600);
  await names();
  expect((await inUse()).used).toBe(other);
});

it('no statement is waited for longer than its deadline', async () => {
  const asked = database.source.query('SELECT SLEEP(20)').catch((error: unknown) => error);

  expect(isAway(await asked)).toBe(true);
}, 20_000);
