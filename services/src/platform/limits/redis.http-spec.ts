import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { lineOf, makeSecrets } from '../config/secrets';
import { Database } from '../database/database';
import { cupsParts } from '../testing/cups';
import { RedisOfTest } from '../testing/redis-of-test';
import { TestApp } from '../testing/test-app';
import { RateLimitEntity } from './rate-limit.entity';
import { RateLimits } from './rate-limits';
import { RateLimitsRepository } from './rate-limits.repository';
import { RedisConnection } from './redis-connection';

const SECRETS = lineOf(makeSecrets());
const limit = { key: 'tries ada', max: 2, windowMs: HOUR };
const refused = { code: 'too_many_requests' };

/** An instance with a database of its own: what it shares with others is in Redis. */
const start = (url: string) => TestApp.start({ parts: cupsParts, env: { REDIS_URL: url, SECRETS } });
const hit = (app: TestApp) => app.get(RateLimits).hit(limit);
const rowsOf = (app: TestApp) => app.get(Database).source.getRepository(RateLimitEntity).count();

async function untilReady(app: TestApp): Promise<void> {
  while (app.get(RedisConnection).client?.status !== 'ready') await sleep(20);
}

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
});

describe('with a Redis', () => {
  let redis: RedisOfTest;
  let one: TestApp;
  let other: TestApp;
  beforeEach(async () => {
    redis = await RedisOfTest.start();
    [one, other] = [await start(redis.url), await start(redis.url)];
    await untilReady(one);
    await untilReady(other);
  });
  afterEach(async () => {
    await one.stop();
    await other.stop();
    await redis.stop();
  });

  it('all instances count there, and say how long to wait', async () => {
    await hit(one);
    await hit(other);

    await expect(hit(one)).rejects.toMatchObject({
      ...refused,
      headers: { 'retry-after': expect.stringMatching(/^3[56]\d\d$/) },
    });
    await expect(hit(other)).rejects.toMatchObject(refused);
    expect(await rowsOf(one)).toBe(0);
  });

  it('counts in the database while it is gone, says so once, and in Redis again when it is back', async () => {
    await redis.stop();

    await hit(one);
    await hit(one);
    await expect(hit(one)).rejects.toMatchObject(refused);
    expect(await rowsOf(one)).toBe(1);
    expect(
      error.mock.calls.filter(([line]) => String(line).startsWith('Redis is gone')).length,
    ).toBeLessThanOrEqual(2);

    await redis.restart();
    await untilReady(one);
    await hit(one);
  });
});

it('counts in the database beside a Redis that takes connections and never answers', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const app = await start(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);

  await hit(app);
  await hit(app);
  await expect(hit(app)).rejects.toMatchObject(refused);

  await app.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe('lets nothing through that it cannot count, as the work could not be done either', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start({ parts: cupsParts });
  });
  afterEach(() => app.stop());

  it('while the database answers nothing, and says so in time', async () => {
    jest.spyOn(app.get(RateLimitsRepository), 'find').mockReturnValue(new Promise(() => undefined));

    await expect(hit(app)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('while the database is gone', async () => {
    await app.closeDatabase();

    await expect(hit(app)).rejects.not.toMatchObject(refused);
  });
});
