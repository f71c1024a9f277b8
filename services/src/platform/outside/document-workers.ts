import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Piscina } from 'piscina';
import { openWorkerPool } from '../worker-pool';
import { FairQueue } from '../limits/fair-queue';

/** A document that took more time or memory than one may, or whose worker ended over it. */
export class DocumentTooHeavy extends Error {}

interface DocumentWorkersOptions {
  /** The worker's own file. */
  file: string;
  /** The function that it exports, from a task to a result. */
  name: string;
  timeoutMs?: number;
}

const MAX_WORKERS = 2;
const QUEUE_LIMITS = { running: MAX_WORKERS, waiting: 32, waitingPerMember: 7, waitTimeoutMs: 20_000 };
const TIMEOUT_MS = 3000;
const IDLE_TIMEOUT_MS = 60_000;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Parses documents that others wrote, on threads of their own: one that takes too long or too much memory is
 * terminated, and the event loop goes on meanwhile.
 */
export class DocumentWorkers<Task, Result> implements OnApplicationShutdown {
  private readonly logger = new Logger('Documents');
  private readonly queue = new FairQueue(QUEUE_LIMITS);
  private pool?: Promise<Piscina<Task, Result>>;

  constructor(private readonly options: DocumentWorkersOptions) {}

  /** Throws `DocumentTooHeavy`. A task waits in the queue, not in the pool: its time begins with its worker. */
  async run(memberId: string, task: Task): Promise<Result> {
    const pool = await (this.pool ??= this.open());
    return this.queue.run(memberId, async () => {
      const signal = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
      try {
        return await pool.run(task, { signal });
      } catch (failure) {
        if (signal.aborted || isOutOfMemory(failure)) throw new DocumentTooHeavy('The document is too heavy');
        throw failure;
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  private open(): Promise<Piscina<Task, Result>> {
    const options = {
      filename: this.options.file,
      name: this.options.name,
      minThreads: 0,
      maxThreads: MAX_WORKERS,
      idleTimeout: IDLE_TIMEOUT_MS,
      resourceLimits: MEMORY_LIMITS,
    };
    return openWorkerPool(options, this.logger);
  }
}

const isOutOfMemory = (failure: unknown) =>
  (failure as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
