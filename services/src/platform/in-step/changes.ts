import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { isEverybodys, type DataKind } from '@nestwell/contracts/kernel/server';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { ChangesRepository, type Change } from './changes.repository';

/** Milliseconds in which changes are gathered: what comes together is told together. */
const GATHERED = 100;
/** What is told at once at most; beyond, browsers find out when they are looked at again. */
const MOST = 2000;

interface Noted {
  userId: string;
  tab?: string;
}

/** Tells every instance which of a member's data has changed. What was told is lost with the instance: nobody waits for it. */
@Injectable()
export class Changes implements OnModuleDestroy {
  private readonly logger = new Logger('Changes');
  private readonly gathered = new Map<string, Change>();
  private timer?: NodeJS.Timeout;
  private telling: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly rows: ChangesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Inside a transaction nothing is told before it is kept. */
  note(areas: readonly DataKind[], { userId, tab }: Noted): void {
    this.database.afterCommit(() => {
      for (const area of areas) this.gather(area, isEverybodys(area) ? null : userId, tab ?? null);
    });
  }

  /** Calls back soon after changes of this instance are written. */
  onTold(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** What waits to be told of her is not. */
  async forget(userId: string): Promise<void> {
    for (const [key, change] of this.gathered) if (change.userId === userId) this.gathered.delete(key);
    await this.rows.removeAllOf(userId);
  }

  onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    return this.tell();
  }

  private gather(area: DataKind, userId: string | null, tab: string | null): void {
    if (this.gathered.size >= MOST) return;
    this.gathered.set(`${userId} ${area} ${tab}`, { userId, area, tab, at: this.clock.now() });
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.telling = this.telling.then(() => this.tell());
    }, GATHERED).unref();
  }

  private async tell(): Promise<void> {
    const at = this.clock.now();
    const changes = [...this.gathered.values()].map((change) => ({ ...change, at }));
    this.gathered.clear();
    if (changes.length === 0) return;
    try {
      await this.rows.add(changes);
    } catch (error) {
      this.logger.warn(`nobody was told of ${changes.length} changes: ${String(error)}`);
    }
    for (const listener of this.listeners) listener();
  }
}
