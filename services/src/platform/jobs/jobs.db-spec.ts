import { Logger } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { platformMigrations } from '../platform.migrations';
import { onBothEngines } from '../database/testing/engines';
import { Clock } from '../clock';
import { platformEntities } from '../platform.entities';
import { JobRunRepository } from './job-run.repository';
import { Jobs } from './jobs';

beforeAll(() => {
  Logger.overrideLogger(false);
});

onBothEngines((engine) => {
  let runs: JobRunRepository;
  let clock: Clock;
  const instance = () => new Jobs(runs, clock);

  beforeEach(async () => {
    runs = new JobRunRepository(
      await engine.open({ entities: platformEntities, migrations: platformMigrations }),
    );
    clock = new Clock();
    clock.set('2026-11-20T12:00:10Z');
  });

  it('one of five instances runs a slot, and one the next', async () => {
    const run = jest.fn().mockResolvedValue(undefined);
    const instances = Array.from({ length: 5 }, instance);
    for (const jobs of instances) jobs.register({ name: 'test.tea', everyMs: MINUTE, run });

    await Promise.all(instances.map((jobs) => jobs.runDue()));
    await Promise.all(instances.map((jobs) => jobs.runDue()));
    expect(run).toHaveBeenCalledTimes(1);

    clock.advance(MINUTE);
    await Promise.all(instances.map((jobs) => jobs.runDue()));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('a run that fails is tried again, and stops no other job', async () => {
    const jobs = instance();
    const failing = jest.fn().mockRejectedValueOnce(new Error('no milk')).mockResolvedValue(undefined);
    const other = jest.fn().mockResolvedValue(undefined);
    jobs.register({ name: 'test.failing', everyMs: MINUTE, run: failing });
    jobs.register({ name: 'test.other', everyMs: MINUTE, run: other });

    await jobs.runDue();
    await jobs.runDue();
    await jobs.runDue();

    expect(failing).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
