export interface LaneLimits {
  /** How many are worked on at once. */
  places: number;
  /** How many more may wait for a place. */
  queue: number;
  /** Longest wait for a place, in ms. */
  patience: number;
  /** After so many ms a call waits for something else than the processor, and its place is another's. */
  hold: number;
}

/** Gives a place back; what has none any more does nothing. */
export type Leave = () => void;

interface Waiting {
  enter: (leave: Leave | undefined) => void;
  timer: NodeJS.Timeout;
}

/**
 * Lets so many calls work at once that each is soon done, and lets a few wait. Without it all that arrive share the
 * processor, and under too many of them none is done in time.
 */
export class Lane {
  private working = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly limits: LaneLimits) {}

  /** Answers undefined where too many are waiting, or the wait became too long; at once where nobody has to wait. */
  enter(): Leave | undefined | Promise<Leave | undefined> {
    if (this.working < this.limits.places) return this.place();
    if (this.waiting.size >= this.limits.queue) return undefined;
    return new Promise((enter) => {
      const one: Waiting = {
        enter,
        timer: setTimeout(() => {
          this.waiting.delete(one);
          enter(undefined);
        }, this.limits.patience),
      };
      this.waiting.add(one);
    });
  }

  private place(): Leave {
    this.working += 1;
    let held = true;
    const leave = () => {
      if (!held) return;
      held = false;
      clearTimeout(timer);
      this.working -= 1;
      this.callNext();
    };
    const timer = setTimeout(leave, this.limits.hold).unref();
    return leave;
  }

  private callNext(): void {
    const [next] = this.waiting;
    if (next === undefined) return;
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.enter(this.place());
  }
}
