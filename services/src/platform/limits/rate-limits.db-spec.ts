import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR, MINUTE } from '@nestwell/domain/moments';
import { Database } from '../database/database';
import { onBothEngines } from '../database/testing/engines';
import { cupsParts } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { ForgottenLimits } from './forgotten-limits';
import { RateLimitEntity } from './rate-limit.entity';
import { RateLimits } from './rate-limits';

const limit = (whom: string, max = 3) => ({ key: `tries ${whom}`, max, windowMs: MINUTE });
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code,
  );

onBothEngines((engine) => {
  let folder: string;
  let apps: [TestApp, TestApp];
  let one: RateLimits;
  let other: RateLimits;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-limits-'));
    const databaseUrl = await engine.newUrl();
    const start = () => TestApp.start({ parts: cupsParts, databaseUrl, env: { DATA_DIR: folder } });
    apps = [await start(), await start()];
    [one, other] = [apps[0].get(RateLimits), apps[1].get(RateLimits)];
  }, 60_000);
  afterAll(async () => {
    for (const app of apps) await app.stop();
    await rm(folder, { recursive: true });
  });
  const rows = () => apps[0].get(Database).source.getRepository(RateLimitEntity);

  it('counts the tries of all instances together, and forgets them after the window', async () => {
    await one.hit(limit('ada'));
    await other.hit(limit('ada'));
    await one.hit(limit('ada'));

    expect(await outcome(one.hit(limit('ada')))).toBe('too_many_requests');
    expect(await outcome(other.hit(limit('ada')))).toBe('too_many_requests');
    expect(await outcome(other.hit(limit('bea')))).toBe('done');
    for (const { clock } of apps) clock.advance(MINUTE);
    expect(await outcome(other.hit(limit('ada')))).toBe('done');
  });

  it('says how long to wait', async () => {
    await one.hit(limit('eve', 1));

    await expect(other.check(limit('eve', 1))).rejects.toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^([1-5]?\d|60)$/) },
    });
  });

  it('lets exactly as many through as it may when they come at once to both', async () => {
    const tries = Array.from({ length: 20 }, (_, at) =>
      outcome((at % 2 ? one : other).hit(limit('crowd', 7))),
    );

    const through = (await Promise.all(tries)).filter((came) => came === 'done');

    expect(through).toHaveLength(7);
  });

  it('is not undone with the transaction of who was refused: it refuses to count inside one', async () => {
    const inside = apps[0].get(Database).run(() => one.hit(limit('inside')));

    await expect(inside).rejects.toThrow('counted before a transaction');
  });

  it('is not held up by a count from a clock that was days ahead', async () => {
    const [{ clock }] = apps;
    clock.advance(30 * 24 * HOUR);
    for (let hit = 0; hit < 3; hit += 1) await one.hit(limit('astray'));
    clock.advance(-30 * 24 * HOUR);

    expect(await outcome(one.hit(limit('astray')))).toBe('done');
  });

  it('keeps nothing that says who tried', async () => {
    await one.hit(limit('203.0.113.9 ada@example.com'));

    expect(JSON.stringify(await rows().find())).not.toMatch(/203\.0|ada|tries/);
  });

  it('removes what is over, and of too many those that end next: nobody else is forgotten', async () => {
    for (const { clock } of apps) clock.advance(HOUR);
    await apps[0].get(ForgottenLimits).run(new AbortController().signal);
    expect(await rows().count()).toBe(0);
    for (let whom = 0; whom < 5; whom += 1) {
      await one.hit(limit(`many ${whom}`, 1));
      for (const { clock } of apps) clock.advance(1000);
    }

    await apps[0].get(ForgottenLimits).run(new AbortController().signal, 3);

    expect(await rows().count()).toBe(3);
    expect(await outcome(one.check(limit('many 4', 1)))).toBe('too_many_requests');
    expect(await outcome(one.check(limit('many 0', 1)))).toBe('done');
  });
});
