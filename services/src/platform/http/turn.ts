import { performance } from 'node:perf_hooks';

/**
 * The turn of the event loop that is going on. Calls that came while the process was busy are all handed over in one,
 * and the last of them has waited as long as the turn takes: where nobody saw it wait.
 */
export class Turn {
  private began: number | undefined;

  /** Milliseconds since the first call of this turn. */
  elapsed(): number {
    const now = performance.now();
    if (this.began === undefined) {
      this.began = now;
      setImmediate(() => (this.began = undefined));
    }
    return now - this.began;
  }
}
