import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DeclaredQueries, RenderOutput } from '@nestwell/contracts/delivery/server';
import type { Piscina } from 'piscina';
import { openWorkerPool } from '../../platform/worker-pool';
import { RenderFaults } from './render-faults';
import { RenderBoard } from './render-board';
import type { RenderTask } from './render-task';

const MAX_WORKERS = 2;
const MAX_WAITING = 20;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** A render that takes this long hangs. */
const HANG_MS = 2000;

type Task = RenderTask & { board: SharedArrayBuffer };

/** Threads that name the queries of pages and render them. One whose render hangs, or that ends over it, is replaced. */
@Injectable()
export class SsrPool implements OnApplicationShutdown {
  private readonly logger = new Logger('Ssr');
  private pool?: Promise<Piscina<Task, unknown>>;

  constructor(private readonly faults: RenderFaults) {}

  async onApplicationShutdown(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  /**
   * Undefined where the page is not rendered by the deadline, or not at all. A remote whose code hangs or ends the worker
   * is left out of the next pages.
   */
  render(task: RenderTask, deadlineMs: number): Promise<RenderOutput | undefined> {
    return this.run('render', task, deadlineMs) as Promise<RenderOutput | undefined>;
  }

  /** The queries that a page declares; undefined in the same cases. */
  declaredQueries(task: RenderTask, deadlineMs: number): Promise<DeclaredQueries | undefined> {
    return this.run('pageQueries', task, deadlineMs) as Promise<DeclaredQueries | undefined>;
  }

  /** @param name what the worker exports */
  private async run(name: string, task: RenderTask, deadlineMs: number): Promise<unknown> {
    const pool = await (this.pool ??= this.open());
    const board = new RenderBoard();
    const abort = new AbortController();
    const timers: NodeJS.Timeout[] = [];
    const late = new Promise<undefined>((resolve) => {
      const atDeadline = () => {
        resolve(undefined);
        // Nobody waits any more for what has not begun; what has begun may still hang.
        if (!board.hasBegun) abort.abort();
        else timers.push(setTimeout(() => abort.abort(), HANG_MS));
      };
      timers.push(setTimeout(atDeadline, deadlineMs));
    });
    const rendered = pool
      .run({ ...task, board: board.buffer }, { name, signal: abort.signal })
      .catch((error: unknown) => this.failed(board, abort.signal.aborted, error))
      .finally(() => timers.forEach(clearTimeout));
    return Promise.race([rendered, late]);
  }

  private failed(board: RenderBoard, isAborted: boolean, error: unknown): undefined {
    const { owner } = board;
    const reason = isAborted ? `its render took more than ${HANG_MS} ms` : String(error);
    if (owner !== undefined) this.faults.hold(owner, reason);
    else if (!isAborted || board.hasBegun) this.logger.warn(`A page is not rendered: ${reason}`);
    return undefined;
  }

  private open(): Promise<Piscina<Task, unknown>> {
    const options = {
      filename: join(dirname(fileURLToPath(import.meta.url)), 'ssr.worker.js'),
      minThreads: 1,
      maxThreads: MAX_WORKERS,
      concurrentTasksPerWorker: 1,
      maxQueue: MAX_WAITING,
      resourceLimits: MEMORY_LIMITS,
    };
    return openWorkerPool(options, this.logger);
  }
}
