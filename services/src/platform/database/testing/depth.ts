import type { Database } from '../database';
import { watchQueries } from '../watch-queries';

/** How many statements wait for each other, one after the other, in what is done for whoever `isAsked` recognises. */
export class Depth {
  private ended = 0;
  private deepest = 0;

  constructor({ source }: Database, isAsked: () => boolean) {
    watchQueries(source, async (_, query) => {
      if (!isAsked()) return query();
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
