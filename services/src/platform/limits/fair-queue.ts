import { tooManyRequests, unavailable } from '../http/errors';

interface FairQueueLimits {
  /** Jobs at once, of all members; one member has one of them. */
  running: number;
  /** Jobs that wait, of all members. */
  waiting: number;
  waitingPerMember: number;
  waitTimeoutMs: number;
}

interface WaitingJob {
  memberId: string;
  start: () => void;
}

const RETRY_AFTER_S = 5;

/**
 * Runs expensive jobs of many members. Each member has one job running at a time, and her further ones wait without
 * holding a place, so that the next member is served while the first one waits.
 */
export class FairQueue {
  private readonly running = new Set<string>();
  private waiting: WaitingJob[] = [];

  constructor(private readonly limits: FairQueueLimits) {}

  /** Throws 429 for a member with too many jobs of her own, and 503 where all members together have too many. */
  async run<T>(memberId: string, job: () => Promise<T>): Promise<T> {
    await this.enter(memberId);
    try {
      return await job();
    } finally {
      this.running.delete(memberId);
      this.startNext();
    }
  }

  private async enter(memberId: string): Promise<void> {
    if (this.running.size < this.limits.running && !this.running.has(memberId)) {
      this.running.add(memberId);
      return;
    }
    const own = this.waiting.filter((job) => job.memberId === memberId).length;
    if (own >= this.limits.waitingPerMember)
      throw tooManyRequests(RETRY_AFTER_S, 'Your other pages are still being read. Please wait for them.');
    if (this.waiting.length >= this.limits.waiting) throw tooBusy();
    await this.wait(memberId);
  }

  private wait(memberId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const job: WaitingJob = {
        memberId,
        start: () => {
          clearTimeout(timer);
          this.running.add(memberId);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((other) => other !== job);
        reject(tooBusy());
      }, this.limits.waitTimeoutMs);
      this.waiting.push(job);
    });
  }

  private startNext(): void {
    const next = this.waiting.find(({ memberId }) => !this.running.has(memberId));
    if (next === undefined) return;
    this.waiting = this.waiting.filter((job) => job !== next);
    next.start();
  }
}

const tooBusy = () => unavailable('Many pages are being read now. Please try again.');
