import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
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
  await nextTurn();

  expect((await ask('/api/meals')).statusCode).toBe(200);
});

it('a crowd of reads keeps back no write, no page with its urgent help, and no probe', async () => {
  const crowd = Promise.all([ask('/api/meals'), ask('/api/meals'), ask('/api/meals')]);
  const others = await Promise.all([ask('/api/meals', 'POST'), ask('/'), ask('/healthz')]);
  await crowd;

  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

describe('where each call holds the event loop', () => {
  const PATIENCE_MS = 200;
  const WORK_MS = 60;
  let busy: FastifyInstance;
  beforeEach(async () => {
    busy = fastify();
    admitInLanes(busy, PATIENCE_MS, { places: 4, queue: 8, hold: 60_000 });
    busy.all('/*', (_request, reply) => {
      const end = performance.now() + WORK_MS;
      while (performance.now() < end);
      return reply.send('done');
    });
    await busy.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => busy.close());
  /** Callers whose requests all lie there when the event loop next looks. */
  async function crowd(path: string, size = 30): Promise<string[]> {
    const { port } = busy.server.address() as AddressInfo;
    let accepted = 0;
    const count = () => (accepted += 1);
    busy.server.on('connection', count);
    const callers = Array.from({ length: size }, () => connect(port, '127.0.0.1'));
    await Promise.all(callers.map((caller) => once(caller, 'connect')));
    // One in each turn of the loop.
    while (accepted < size) await nextTurn();
    busy.server.off('connection', count);
    for (const caller of callers)
      caller.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    return Promise.all(callers.map((caller) => text(caller)));
  }
  const served = (answers: readonly string[]) => answers.filter((answer) => /^HTTP\S+ 200/.test(answer));

  it('answers the first of a crowd of calls, and refuses the others before they are worked at', async () => {
    const answers = await crowd('/api/meals');
    const refused = answers.filter((answer) => /^HTTP\S+ 503[^]*\r\nretry-after: 1\r\n/i.test(answer));

    expect(served(answers).length).toBeGreaterThanOrEqual(4);
    expect(refused.length).toBeGreaterThan(10);
    expect(served(answers).length + refused.length).toBe(30);
    expect(served(await crowd('/api/meals', 1))).toHaveLength(1);
  });

  it('answers a few calls however long each takes', async () => {
    expect(served(await crowd('/api/meals', 4))).toHaveLength(4);
  });

  it('keeps no page and no probe back by a crowd of calls', async () => {
    const [calls, ...others] = await Promise.all([
      crowd('/api/meals'),
      ...['/', '/healthz', '/readyz'].map((path) => crowd(path, 1)),
    ]);

    expect(served(calls).length).toBeLessThan(20);
    expect(others.map((answers) => served(answers).length)).toEqual([1, 1, 1]);
  });
});
