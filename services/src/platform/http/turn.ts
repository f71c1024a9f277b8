import { performance } from 'node:perf_hooks';

/**
 * The turn of the event loop that is going on. Calls that came while the process was busy are all handed over in one,
 * and the last of them has waited as long as the turn takes: where nobody saw it wait.
 */
export class Turn {
  private number = -1;
  private began = 0;

  /** Milliseconds since the first call of this turn. */
  elapsed(): number {
    const now = performance.now();
    // To be called back at its end would have the loop look for events once more in each turn: a twentieth of a short call.
    const { loopCount } = performance.nodeTiming.uvMetricsInfo;
    if (loopCount !== this.number) {
      this.number = loopCount;
      this.began = now;
    }
    return now - this.began;
  }
}
