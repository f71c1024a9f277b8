import { Injectable } from '@nestjs/common';
import { Clock } from './clock';
import { tooManyRequests } from './http/errors';

export interface RateLimit {
  /** What is counted: `by-email client 203.0.113.7`. */
  key: string;
  max: number;
  windowMs: number;
}

const MOST_KEYS = 50_000;

/** Counts tries in sliding windows, in this process's memory. */
@Injectable()
export class RateLimits {
  private readonly tries = new Map<string, number[]>();

  constructor(private readonly clock: Clock) {}

  /** Throws 429 with `Retry-After` when the window is full; does not count a try. */
  check({ key, max, windowMs }: RateLimit): void {
    const recent = this.recent(key, windowMs);
    const oldest = recent[recent.length - max];
    if (oldest === undefined) return;
    throw tooManyRequests((oldest + windowMs - this.clock.now().getTime()) / 1000);
  }

  /** Counts a try, for instance a failed look-up. */
  count({ key, windowMs }: RateLimit): void {
    if (this.tries.size >= MOST_KEYS) this.tries.clear();
    this.tries.set(key, [...this.recent(key, windowMs), this.clock.now().getTime()]);
  }

  /** Both: refuses when full, else counts. */
  hit(limit: RateLimit): void {
    this.check(limit);
    this.count(limit);
  }

  private recent(key: string, windowMs: number): number[] {
    const since = this.clock.now().getTime() - windowMs;
    return (this.tries.get(key) ?? []).filter((moment) => moment > since);
  }
}
