import { Injectable } from '@nestjs/common';

type Stop = (userId: string) => Promise<void>;

/** What ends by itself when a member wants to hear nothing of pregnancies and babies any more: areas register it. */
@Injectable()
export class QuietStarts {
  private readonly stops: Stop[] = [];

  /** Runs in the transaction of the change. */
  register(stop: Stop): void {
    this.stops.push(stop);
  }

  async begun(userId: string): Promise<void> {
    for (const stop of this.stops) await stop(userId);
  }
}
