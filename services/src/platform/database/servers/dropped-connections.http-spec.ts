import { setTimeout as sleep } from 'node:timers/promises';
import { cupsParts } from '../../testing/cups';
import { TestApp } from '../../testing/test-app';
import { Database } from '../database';
import { isAway } from '../failures';
import { Link } from '../testing/link';
import { portOfMariadb } from '../testing/mariadb-of-the-run';
import { dropDatabases, newDatabase } from '../testing/mariadb-server';

/** Milliseconds: a little longer than a connection may rest, and than the server may be silent. */
const REST = 6500;

let link: Link;
let url: string;
let app: TestApp;
beforeAll(async () => {
  const port = await portOfMariadb();
  link = await Link.to(port);
  url = await newDatabase(port);
  const databaseUrl = url.replace(`:${port}`, `:${link.port}`);
  app = await TestApp.start({ parts: cupsParts, databaseUrl });
}, 60_000);
afterAll(async () => {
  await app.stop();
  await link.cut();
  await dropDatabases([url]);
});

const select = () => app.get(Database).source.query('SELECT SLEEP(0.05)');
/** The first use of its text on a connection, so that it is prepared there. */
const prepared = (name: string) => app.get(Database).source.query(`SELECT ? AS ${name}`, [1]);
const ready = async () => (await fetch(`${app.url}/readyz`)).status;

it('connections that were dropped in silence are given up, all of them, and replaced', async () => {
  await Promise.all(Array.from({ length: 20 }, select));
  expect(link.openCount).toBe(20);
  link.forget();

  expect(await ready()).toBe(503);
  await sleep(1500);
  // Of the 20 none; that of the check, which was run again, is new.
  expect(link.openCount).toBeLessThan(3);
  expect(await ready()).toBe(200);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, select));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'fulfilled'));
}, 60_000);

it('a statement that is being prepared on such a connection fails in time too', async () => {
  await select();
  link.forget();
  const begun = Date.now();

  expect(isAway(await prepared('lost').catch((error: unknown) => error))).toBe(true);
  expect(Date.now() - begun).toBeLessThan(REST);
  expect(await prepared('found')).toMatchObject([{}]);
}, 60_000);

it('connections at rest are closed', async () => {
  await Promise.all(Array.from({ length: 20 }, select));
  await sleep(REST);

  // A job may have used one in between.
  expect(link.openCount).toBeLessThan(3);
  expect(await select()).toHaveLength(1);
}, 60_000);

it('no statement is waited for longer than the time-out', async () => {
  const failure = app
    .get(Database)
    .source.query('SELECT SLEEP(20)')
    .catch((error: unknown) => error);

  expect(isAway(await failure)).toBe(true);
}, 60_000);
