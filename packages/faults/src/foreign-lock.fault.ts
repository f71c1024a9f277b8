import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { fault } from './kit/fault';
import { ForeignProgram } from './kit/foreign-program';

fault("another program's lock for ten seconds", async (stage) => {
  const site = await stage.site();
  const load = await stage.writing(site);
  const program = await stage.keep(
    ForeignProgram.start(join(site.folder, 'nestwell.sqlite'), 'BEGIN EXCLUSIVE'),
  );
  for (let second = 0; second < 10; second += 1) {
    expect(await stage.read(site)).toBe(200);
    expect((await fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(2000) })).status).toBe(200);
    await wait(1000);
  }
  expect(await stage.readiness(site)).toBe('busy');
  await load.refuses('busy');
  await program.stop();
  await load.acknowledges();
  await expect.poll(() => stage.readiness(site)).toBe('ready');
});
