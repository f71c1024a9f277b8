import { platformMigrations } from './platform.migrations';
import { TestApp } from './testing/test-app';
import { Jobs } from './jobs/jobs';
import { platformEntities } from './platform.entities';

const parts = { modules: [], entities: platformEntities, migrations: platformMigrations };
const advance = { method: 'POST', json: { advanceSeconds: 3600 } };

it('moves on by request where CLOCK=movable, and runs what became due', async () => {
  const app = await TestApp.start({ parts, env: { CLOCK: 'movable' } });
  const run = jest.fn().mockResolvedValue(undefined);
  app.get(Jobs).register({ name: 'test.hourly', everyMs: 3_600_000, run });
  await app.runJobs();

  const { status, body } = await app.visitor().send<{ now: string }>('/api/test/clock', advance);

  expect(status).toBe(200);
  expect(Math.abs(new Date(body.now).getTime() - Date.now() - 3_600_000)).toBeLessThan(5000);
  expect(run).toHaveBeenCalledTimes(2);
  await app.stop();
});

it('is the real one otherwise', async () => {
  const app = await TestApp.start({ parts });

  expect(await app.visitor().send('/api/test/clock', advance)).toMatchObject({ status: 404 });
  await app.stop();
});
