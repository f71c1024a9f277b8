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
