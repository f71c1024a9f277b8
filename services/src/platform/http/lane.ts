import { performance } from 'node:perf_hooks';

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

/** A place, and when its call began. */
interface Place {
  since: number;
}

/**
 * Lets so many calls work at once that each is soon done, and lets a few wait. Without it all that arrive share the
 * processor, and under too many of them none is done in time.
 */
export class Lane {
  /** The oldest first. */
  private readonly working = new Set<Place>();
  private holding?: NodeJS.Timeout;
  private readonly waiting = new Set<Waiting>();
  /** Places that are given back, and free from the next turn of the event loop on. */
  private readonly left = new Set<Place>();

  constructor(private readonly limits: LaneLimits) {}

  /** Answers undefined where too many are waiting, or the wait became too long; at once where nobody has to wait. */
  enter(): Leave | undefined | Promise<Leave | undefined> {
    if (this.waiting.size === 0 && this.working.size >= this.limits.places) this.letGo();
    if (this.working.size < this.limits.places) return this.place();
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
      this.watch();
    });
  }

  private place(): Leave {
    const place = { since: performance.now() };
    this.working.add(place);
    return () => {
      if (!this.working.has(place)) return;
      if (this.left.size === 0) setImmediate(() => this.free());
      this.left.add(place);
    };
  }

  /**
   * At most one who waits enters in a turn of the event loop. Calls that never wait for anything would otherwise all be
   * worked on in one turn, in which no timer ends a wait, no page is begun and one connection is accepted.
   */
  private free(): void {
    for (const place of this.left) {
      this.left.delete(place);
      if (this.working.delete(place) && this.callNext()) break;
    }
    if (this.left.size > 0) setImmediate(() => this.free());
  }

  /** Takes back the places of calls that have had theirs for too long. */
  private letGo(): void {
    const latest = performance.now() - this.limits.hold;
    for (const place of this.working) {
      if (place.since > latest) return;
      this.working.delete(place);
    }
  }

  /** Only where somebody waits does anybody have to look at the clock. */
  private watch(): void {
    const [oldest] = this.working;
    if (oldest === undefined || this.holding !== undefined) return;
    const left = oldest.since + this.limits.hold - performance.now();
    this.holding = setTimeout(
      () => {
        this.holding = undefined;
        this.letGo();
        while (this.waiting.size > 0 && this.working.size < this.limits.places) this.callNext();
        if (this.waiting.size > 0) this.watch();
      },
      Math.max(1, Math.ceil(left)),
    ).unref();
  }

  /** Whether anybody waited. */
  private callNext(): boolean {
    const [next] = this.waiting;
    if (next === undefined) return false;
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.enter(this.place());
    return true;
  }
}
