import { performance } from 'node:perf_hooks';

/**
 * Measures how many requests were ready together in a turn of the event loop, and for how long it has worked at them. A
 * histogram of its delay, as `@fastify/under-pressure` samples it by a timer, is read only once all of them were let in.
 */
export class LoopTurn {
  private begunAt = 0;
  private requests = 0;

  /** Counts a request; returns how many came in this turn with it, and the milliseconds since the first of them. */
  enter(): { requests: number; ageMs: number } {
    const now = performance.now();
    if (this.requests === 0) {
      this.begunAt = now;
      // Runs once all that was ready has been read.
      setImmediate(() => {
        this.requests = 0;
      });
    }
    this.requests += 1;
    return { requests: this.requests, ageMs: now - this.begunAt };
  }
}
