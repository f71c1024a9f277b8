import { Logger } from '@nestjs/common';
import { answerToOutage } from '../pipeline/outages';
import { JobRunRepository } from '../jobs/job-run.repository';
import { JobRunEntity } from '../jobs/job-run.entity';
import { platformEntities } from '../platform.entities';
import { platformMigrations } from '../platform.migrations';
import { Database } from './database';
import { onBothEngines } from './testing/engines';

const startedAt = new Date('2026-11-20T12:00:00Z');
const row = (name: string) => ({ name, slot: 's', startedAt });

onBothEngines((engine) => {
  let database: Database;
  let runs: JobRunRepository;
  let log: jest.SpyInstance;
  beforeEach(async () => {
    const { source } = await engine.open({ entities: platformEntities, migrations: platformMigrations });
    database = new Database(source, 300);
    runs = new JobRunRepository(database.source.getRepository(JobRunEntity));
    log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  });

  const stored = async () =>
    (await database.source.getRepository(JobRunEntity).find()).map(({ name }) => name).sort();
  const write = (name: string) => database.run(() => runs.claim(row(name)));
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('a transaction whose own code hangs is undone, answered 503 and logged; those behind it go on', async () => {
    const hanging = failureOf(
      database.run(async () => {
        await runs.claim(row('of the one that hangs'));
        await new Promise(() => undefined);
      }),
    );
    const behind = await Promise.all([write('behind'), write('further behind')]);

    expect(behind).toEqual([true, true]);
    expect(answerToOutage(await hanging)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await stored()).toEqual(['behind', 'further behind']);
    expect(log).toHaveBeenCalledWith(
      'a transaction took longer than 300 ms and was undone',
      expect.stringContaining('hung-transactions'),
    );
  });

  it('what wakes up after its transaction was undone writes nothing, by no way', async () => {
    let wake = () => {};
    const sleeping = new Promise<void>((resolve) => (wake = resolve));
    let late: Promise<unknown[]> = Promise.resolve([]);
    const hanging = database.run(() => {
      const held = database.source.getRepository(JobRunEntity);
      late = sleeping.then(() =>
        Promise.all([
          failureOf(runs.claim(row('by its repository'))),
          failureOf(write('in another transaction')),
          failureOf((async () => held.insert(row('through what it held')))()),
        ]),
      );
      return late;
    });
    await failureOf(hanging);
    wake();
    const failures = await late;

    expect(failures).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)]);
    expect(await stored()).toEqual([]);
  });
});
