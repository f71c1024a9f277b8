import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR } from '@nestwell/domain/moments';
import { Link } from '../database/testing/link';
import { cupsParts } from '../testing/cups';
import { RedisOfTest } from '../testing/redis-of-test';
import { TestApp } from '../testing/test-app';
import { RateLimits } from './rate-limits';
import { RedisConnection } from './redis-connection';

const hit = (app: TestApp) => app.get(RateLimits).hit({ key: 'tries ada', max: 9, windowMs: HOUR });

async function untilReady(app: TestApp): Promise<void> {
  while (app.get(RedisConnection).client?.status !== 'ready') await sleep(20);
}

it('a connection to Redis that was dropped in silence is replaced', async () => {
  const redis = await RedisOfTest.start();
  const link = await Link.to(redis.port);
  const app = await TestApp.start({
    parts: cupsParts,
    env: { REDIS_URL: `redis://127.0.0.1:${link.port}` },
  });
  await untilReady(app);
  await hit(app);
  link.forget();
  const before = link.count;

  await hit(app);
  while (link.count === before) await sleep(50);
  await untilReady(app);
  await expect(hit(app)).resolves.toBeUndefined();

  await app.stop();
  await link.cut();
  await redis.stop();
});
