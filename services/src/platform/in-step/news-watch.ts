import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../clock';
import type { ChangeEntity } from './change.entity';
import { Changes } from './changes';
import { ChangesRepository } from './changes.repository';

/** Milliseconds between looks at what other instances told. */
const EVERY = 400;
/** How far clocks and commits of instances differ; what was seen in it is not told twice. */
const OVERLAP = 5000;
/** Rows of one look; the next goes on behind them. */
const MOST = 2000;

type Tell = (changes: readonly ChangeEntity[]) => void;

/** Reads what any instance told, as long as somebody listens here. */
@Injectable()
export class NewsWatch implements OnModuleDestroy {
  private readonly logger = new Logger('NewsWatch');
  private readonly seen = new Map<string, number>();
  private timer?: NodeJS.Timeout;
  private looking?: Promise<void>;
  private tell?: Tell;

  constructor(
    private readonly rows: ChangesRepository,
    private readonly clock: Clock,
    changes: Changes,
  ) {
    changes.onTold(() => void (this.tell && this.look()));
  }

  /** What was told before is not told again. */
  async start(tell: Tell): Promise<void> {
    if (this.tell !== undefined) return;
    this.tell = () => undefined;
    await this.look();
    this.tell = tell;
    this.timer = setInterval(() => void this.look(), EVERY).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.tell = undefined;
    this.seen.clear();
  }

  async onModuleDestroy(): Promise<void> {
    this.stop();
    await this.looking;
  }

  private look(): Promise<void> {
    return (this.looking ??= this.read()
      .catch((error: unknown) => this.logger.warn(`nothing can be read: ${String(error)}`))
      .finally(() => (this.looking = undefined)));
  }

  private async read(): Promise<void> {
    const from = this.clock.now().getTime() - OVERLAP;
    for (const [id, at] of this.seen) if (at < from - OVERLAP) this.seen.delete(id);
    const rows = await this.rows.since(new Date(from), MOST);
    const fresh = rows.filter(({ id }) => !this.seen.has(id));
    for (const { id, at } of fresh) this.seen.set(id, at.getTime());
    if (fresh.length > 0) this.tell?.(fresh);
  }
}
