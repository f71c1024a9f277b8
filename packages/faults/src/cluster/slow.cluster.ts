import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { newBucket } from './bucket';
import { Line } from './line';
import { Scene } from './scene';
import { judged } from './under-load';

/** Milliseconds each way: some sixty times what a neighbour needs. */
const SLOW = 30;

test('a slow database, then a slow bucket', async () => {
  const bucket = await newBucket();
  const lines: Line[] = [];
  const scene = await Scene.start({
    env: bucket.env,
    addressesOf: async ({ nodes }) => {
      for (const { ports } of nodes) lines.push(await Line.to(ports.sql));
      return lines.map(({ port }) => `127.0.0.1:${port}`);
    },
  });
  try {
    await judged('a database at 60 ms for 10 s', scene, async (_, journeys) => {
      for (const line of lines) line.delay = SLOW;
      await wait(10_000);
      for (const line of lines) line.delay = 0;
      await journeys.acknowledges();
      return 0;
    });
    await judged('a bucket at 4 s', scene, async ({ door }, journeys) => {
      bucket.line.delay = 2000;
      await journeys.acknowledges();
      // What was read before is kept on the instance.
      expect((await fetch(door.url, { signal: AbortSignal.timeout(5000) })).status).toBe(200);
      bucket.line.delay = 0;
      return 0;
    });
  } finally {
    await scene.stop();
    for (const line of [...lines, bucket.line]) await line.stop();
  }
});
