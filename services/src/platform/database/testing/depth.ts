import type { Database } from '../database';
import { watchQueries } from '../watch-queries';

/** How many statements wait for each other, one after the other, where nothing else is done meanwhile. */
export class Depth {
  private ended = 0;
  private deepest = 0;

  constructor({ source }: Database) {
    watchQueries(source, async (_, query) => {
      const level = this.ended + 1;
      this.deepest = Math.max(this.deepest, level);
      try {
        return await query();
      } finally {
        this.ended = Math.max(this.ended, level);
      }
    });
  }

  /** The longest chain: a statement is taken to wait for each that has ended before it begins. */
  async of(work: () => Promise<unknown>): Promise<number> {
    this.ended = 0;
    this.deepest = 0;
    await work();
    return this.deepest;
  }
}

const TRIES = 5;

/**
 * The least of some measurements: on a busy machine a statement may begin after another one has ended without having
 * waited for it, so that a chain can look longer than it is, and never shorter.
 */
export async function leastDepth(measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES; tried += 1) least = Math.min(least, await measure());
  return least;
}
