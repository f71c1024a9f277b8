import { Metrics } from '../metrics/metrics';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database';
import { outageOf, type Outage } from '../database/failures';

/** Milliseconds between two looks whether it is over, and between two lines of one kind. */
const LOOKS_EVERY = 5000;
const LINE_EVERY = 60_000;

interface Episode {
  begunAt: number;
  refused: number;
  lineAt: number;
}

/** What is nobody's mistake, and passes within the call it meets. */
const passing = new Set<Outage | undefined>([undefined, 'contended', 'too-long']);

/** Tells in the log, without a line for each call, that the database cannot do its part, and when that is over. */
@Injectable()
export class OutageLog implements OnModuleDestroy {
  private readonly logger = new Logger('Database');
  private readonly episodes = new Map<Outage, Episode>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  /** A call met this failure. */
  note(failure: unknown): void {
    const outage = outageOf(failure);
    if (outage === undefined) return;
    this.metrics.outage(outage);
    if (passing.has(outage)) return;
    const now = Date.now();
    const episode = this.episodes.get(outage) ?? { begunAt: now, refused: 0, lineAt: 0 };
    episode.refused += 1;
    this.episodes.set(outage, episode);
    this.timer ??= setInterval(() => void this.look(), LOOKS_EVERY).unref();
    if (now - episode.lineAt < LINE_EVERY) return;
    episode.lineAt = now;
    this.logger.warn(`The database is ${outage}: ${calls(episode.refused)} refused since it began`);
  }

  /** Ends the episodes of what the database no longer suffers from. */
  async look(): Promise<void> {
    const present = await this.database.ping().then(
      () => undefined,
      (error: unknown) => outageOf(error),
    );
    for (const [outage, { begunAt, refused }] of this.episodes) {
      if (outage === present) continue;
      this.episodes.delete(outage);
      const seconds = Math.round((Date.now() - begunAt) / 1000);
      this.logger.warn(
        `The database is no longer ${outage}, after ${seconds} s and ${calls(refused)} refused`,
      );
    }
    if (this.episodes.size === 0) this.onModuleDestroy();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

const calls = (count: number) => (count === 1 ? '1 call' : `${count} calls`);
