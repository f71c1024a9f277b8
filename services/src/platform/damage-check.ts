import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Database } from './database/database';

/** Milliseconds: the first calls after a start have the machine to themselves. */
const AFTER_START = 5000;

/** Looks at the start and daily, on every instance, whether its database is whole; `/readyz` tells the result. */
@Injectable()
export class DamageCheck implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timers.push(setTimeout(() => void this.run(), AFTER_START).unref());
    this.timers.push(setInterval(() => void this.run(), DAY).unref());
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  async run(): Promise<void> {
    try {
      await this.database.damage.check();
      this.database.damage.throwIfDamaged();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`The check of the database failed: ${reason}`);
    }
  }
}
