import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { JobRunRepository } from './job-run.repository';

export interface Job {
  /** Unique: `account.trial-end-reminder`. */
  name: string;
  /** How often it runs, in milliseconds: once in each slot of this length, by one instance. */
  everyMs: number;
  run(now: Date): Promise<void>;
}

const TICK = 15_000;
const KEPT = 7 * DAY;

/**
 * Repeated work. Each slot of time runs on one instance only: whoever inserts its row. A run that fails gives the
 * slot back, so work must be safe to repeat; an instance that dies midway loses the slot until the next one.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly jobs: Job[] = [];
  private readonly lastSlots = new Map<string, string>();
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly runs: JobRunRepository,
    private readonly clock: Clock,
  ) {
    this.register({
      name: 'platform.old-job-runs',
      everyMs: DAY,
      run: (now) => this.runs.removeBefore(new Date(now.getTime() - KEPT)),
    });
  }

  register(job: Job): void {
    this.jobs.push(job);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.runDue(), TICK);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Runs every job whose slot has not run yet. Tests call it after moving the clock. */
  runDue(): Promise<void> {
    this.running = this.running.then(async () => {
      for (const job of this.jobs) {
        // A database that is away for a moment must not end the runner.
        await this.runIfDue(job).catch((error: unknown) =>
          this.logger.error(`${job.name}: ${String(error)}`),
        );
      }
    });
    return this.running;
  }

  private async runIfDue(job: Job): Promise<void> {
    const now = this.clock.now();
    const slot = new Date(Math.floor(now.getTime() / job.everyMs) * job.everyMs).toISOString();
    if (this.lastSlots.get(job.name) === slot) return;
    const mine = await this.runs.claim({ name: job.name, slot, startedAt: now });
    this.lastSlots.set(job.name, slot);
    if (!mine) return;
    try {
      await job.run(now);
    } catch (error) {
      this.logger.error(`${job.name} failed`, error instanceof Error ? error.stack : String(error));
      this.lastSlots.delete(job.name);
      await this.runs.giveBack(job.name, slot);
    }
  }
}
