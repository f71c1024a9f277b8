import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { Metrics } from '../metrics/metrics';
import type { JobOptions } from './job';
import { JobRunRepository } from './job-run.repository';

export interface RegisteredJob extends JobOptions {
  run(now: Date, deadline: AbortSignal): Promise<void>;
}

const TICK = 15_000;
/** Part of its time after which a run is told to end. */
const TOLD_AFTER = 0.75;
/** Milliseconds that a stopping instance gives the runs under way. */
const FAREWELL = 3000;

/**
 * Repeated work, side by side: a slow or failing job delays no other. Each slot of time runs on one instance only:
 * whoever inserts its row. A run that fails gives the slot back, so work must be safe to repeat; an instance that dies
 * midway, or a run that does not end in its time, loses the slot until the next one.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly jobs: RegisteredJob[] = [];
  private readonly lastSlots = new Map<string, string>();
  /** The last run of each job: the next waits for it, so that a job never runs beside itself here. */
  private readonly lastRuns = new Map<RegisteredJob, Promise<void>>();
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly runs: JobRunRepository,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** `JobDiscovery` registers what `@Job` marks. */
  register(job: RegisteredJob): void {
    if (this.jobs.some(({ name }) => name === job.name)) throw new Error(`Two jobs are named ${job.name}`);
    this.jobs.push(job);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.runDue(), TICK);
    this.timer.unref();
  }

  /** No run begins by itself any more: whoever holds the application asks for those that are due. */
  byHand(): void {
    clearInterval(this.timer);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await Promise.race([Promise.all(this.lastRuns.values()), sleep(FAREWELL, undefined, { ref: false })]);
  }

  /** Runs every job whose slot has not run yet. Tests call it after moving the clock. */
  async runDue(): Promise<void> {
    for (const job of this.jobs) {
      const before = this.lastRuns.get(job) ?? Promise.resolve();
      // A database that is away for a moment must not end the runner.
      const run = before
        .then(() => this.runIfDue(job))
        .catch((error: unknown) => this.logger.error(`${job.name} could not begin`, causeOf(error)));
      this.lastRuns.set(job, run);
      // All are due at a full hour: each begins in a turn of the event loop of its own.
      await nextTurn();
    }
    await Promise.all(this.lastRuns.values());
  }

  private async runIfDue(job: RegisteredJob): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const now = this.clock.now();
    const slot = new Date(Math.floor(now.getTime() / job.everyMs) * job.everyMs).toISOString();
    if (this.lastSlots.get(job.name) === slot) return;
    const mine = await this.runs.claim({ name: job.name, slot, startedAt: now });
    this.lastSlots.set(job.name, slot);
    if (!mine) return;
    try {
      this.metrics.jobRan(job.name, await this.inItsTime(job, now));
    } catch (error) {
      this.metrics.jobRan(job.name, 'failed');
      this.logger.error(`${job.name} failed and is tried again`, causeOf(error));
      this.lastSlots.delete(job.name);
      await this.runs.giveBack(job.name, slot);
    }
  }

  private async inItsTime(job: RegisteredJob, now: Date): Promise<'done' | 'late'> {
    const within = job.withinMs ?? MINUTE;
    const told = AbortSignal.any([AbortSignal.timeout(within * TOLD_AFTER), this.stopping.signal]);
    const waited = new AbortController();
    const late = sleep(within, 'late' as const, { signal: waited.signal }).catch(() => 'late' as const);
    try {
      if ((await Promise.race([job.run(now, told), late])) !== 'late') return 'done';
      this.logger.error(
        `${job.name} did not end within ${within / 1000} s; its next slot goes on without it`,
      );
      return 'late';
    } finally {
      waited.abort();
    }
  }
}

const causeOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));
