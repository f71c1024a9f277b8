import { Logger } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { platformMigrations } from '../platform.migrations';
import { onBothEngines } from '../database/testing/engines';
import { Clock } from '../clock';
import { platformEntities } from '../platform.entities';
import { JobRunEntity } from './job-run.entity';
import { JobRunRepository } from './job-run.repository';
import { Metrics } from '../metrics/metrics';
import { Jobs } from './jobs';

beforeAll(() => {
  Logger.overrideLogger(false);
});

onBothEngines((engine) => {
  let runs: JobRunRepository;
  let clock: Clock;
  const instance = () => new Jobs(runs, clock, new Metrics());

  beforeEach(async () => {
    const { source } = await engine.open({ entities: platformEntities, migrations: platformMigrations });
    runs = new JobRunRepository(source.getRepository(JobRunEntity));
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

  it('jobs that are due at the same time begin in different turns of the event loop', async () => {
    const jobs = instance();
    const turns: number[] = [];
    let turn = 0;
    const countTurns = () => void ((turn += 1), turns.length < 3 && setImmediate(countTurns));
    for (const name of ['test.tea', 'test.milk', 'test.honey']) {
      jobs.register({ name, everyMs: MINUTE, run: async () => void turns.push(turn) });
    }
    setImmediate(countTurns);
    await jobs.runDue();

    expect(new Set(turns).size).toBe(3);
  });

  it('a run that never ends delays no other job, and is over for its next slot', async () => {
    const jobs = instance();
    const hanging = jest
      .fn()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue(undefined);
    const other = jest.fn().mockResolvedValue(undefined);
    jobs.register({ name: 'test.hanging', everyMs: MINUTE, withinMs: 300, run: hanging });
    jobs.register({ name: 'test.other', everyMs: MINUTE, run: other });

    const round = jobs.runDue();
    await until(() => other.mock.calls.length === 1);
    await round;
    await jobs.runDue();
    expect(hanging).toHaveBeenCalledTimes(1);

    clock.advance(MINUTE);
    await jobs.runDue();
    expect(hanging).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('tells a run when to begin nothing more, at its time and when the instance stops', async () => {
    const jobs = instance();
    const begun: string[] = [];
    const told: string[] = [];
    const untilTold = (name: string) => (_now: Date, deadline: AbortSignal) => {
      begun.push(name);
      return new Promise<void>((resolve) =>
        deadline.addEventListener('abort', () => {
          told.push(name);
          resolve();
        }),
      );
    };
    jobs.register({ name: 'test.short', everyMs: MINUTE, withinMs: 400, run: untilTold('short') });
    jobs.register({ name: 'test.long', everyMs: MINUTE, run: untilTold('long') });

    const round = jobs.runDue();
    await until(() => told.length === 1 && begun.length === 2);
    expect(told).toEqual(['short']);
    await jobs.onModuleDestroy();
    await round;

    expect(told).toEqual(['short', 'long']);
  });

  it('never runs a job beside itself', async () => {
    const jobs = instance();
    let running = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
    };
    jobs.register({ name: 'test.slow', everyMs: MINUTE, run });

    const first = jobs.runDue();
    await until(() => running === 1);
    clock.advance(MINUTE);
    await Promise.all([first, jobs.runDue()]);

    expect(most).toBe(1);
  });
});

async function until(so: () => boolean): Promise<void> {
  while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
}
