import { setTimeout as sleep } from 'node:timers/promises';
import { cupsParts } from '../../testing/cups';
import { TestApp } from '../../testing/test-app';
import { Database } from '../database';
import { Link } from '../testing/link';
import { portOfMariadb } from '../testing/mariadb-of-the-run';
import { dropDatabases, newDatabase } from '../testing/mariadb-server';

/** A little longer than the server may owe an answer. */
const REST = 5200;

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
const ready = async () => (await fetch(`${app.url}/readyz`)).status;

it('connections that were dropped in silence while they rested are given up, all of them, and replaced', async () => {
  await Promise.all(Array.from({ length: 20 }, select));
  const opened = link.openCount;
  expect(opened).toBe(20);
  // What is heard only once is heard by this rest.
  await sleep(REST);
  await Promise.all(Array.from({ length: 20 }, select));
  await sleep(REST);
  link.forget();

  expect(await ready()).toBe(503);
  await sleep(1000);
  expect(link.openCount).toBe(0);
  expect(await ready()).toBe(200);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, select));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'fulfilled'));
}, 60_000);
