import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/config';

/** Milliseconds for one command; after that the database counts. */
const COMMAND = 500;
/** Milliseconds of silence after a command; after that the connection is replaced, since it may be dropped on the way. */
const SILENCE = 2000;
const LONGEST_PAUSE = 5000;

/** Where `REDIS_URL` is set, the connection to it; it comes back by itself, and says once when it is gone. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis | undefined;
  private readonly logger = new Logger('Redis');
  private isGone = false;

  constructor({ redisUrl }: Config) {
    if (redisUrl === undefined) return;
    this.client = new Redis(redisUrl, {
      // A command that cannot be sent now is not to wait: the database counts meanwhile.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND,
      socketTimeout: SILENCE,
      connectTimeout: LONGEST_PAUSE,
      retryStrategy: (times) => Math.min(times * 200, LONGEST_PAUSE),
    });
    this.client.on('error', (error) => this.note(error));
    this.client.on('ready', () => {
      if (this.isGone) this.logger.warn('Redis is back');
      this.isGone = false;
    });
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }

  private note(error: Error): void {
    if (this.isGone) return;
    this.isGone = true;
    this.logger.error(`Redis is gone, tries are counted in the database: ${error.message}`);
  }
}
