import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { admitInLanes } from './admission';

/** One place and nobody waiting in each lane; every address but the probes is slow. */
let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
  admitInLanes(server, 50, { places: 1, queue: 0, hold: 60_000 });
  server.get('/healthz', () => 'ok');
  server.all('/*', async () => {
    await wait(200);
    return 'done';
  });
});
afterEach(() => server.close());

const ask = (url: string, method: 'GET' | 'POST' = 'GET') => server.inject({ url, method });

it('refuses early who is too many, and says when to come again', async () => {
  const [first, second] = await Promise.all([ask('/api/meals'), ask('/api/meals?limit=3')]);

  expect(first.statusCode).toBe(200);
  expect(second.statusCode).toBe(503);
  expect(second.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(second.json()).toMatchObject({ code: 'unavailable' });
});

it('lets others in when the first are done', async () => {
  await ask('/api/meals');

  expect((await ask('/api/meals')).statusCode).toBe(200);
});

it('a crowd of reads keeps back no write, no page with its urgent help, and no probe', async () => {
  const crowd = Promise.all([ask('/api/meals'), ask('/api/meals'), ask('/api/meals')]);
  const others = await Promise.all([ask('/api/meals', 'POST'), ask('/'), ask('/healthz')]);
  await crowd;

  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

it('refuses who arrived while the process was busy and waited too long, and serves the next', async () => {
  server.get('/busy', () => {
    const end = performance.now() + 80;
    while (performance.now() < end);
    return 'done';
  });
  const address = await server.listen();
  const agent = new Agent({ keepAlive: true });
  const statusOf = (path: string) =>
    new Promise((resolve) =>
      get(address + path, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }),
    );
  const six = (path: string) => Promise.all(Array.from({ length: 6 }, () => statusOf(path)));
  // With a connection for each, all of them are there before the first is worked for.
  await six('/healthz');
  const statuses = await six('/busy');
  agent.destroy();

  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  expect((await fetch(`${address}/busy`)).status).toBe(200);
});
