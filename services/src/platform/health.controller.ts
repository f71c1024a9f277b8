import { Controller, Get, Header } from '@nestjs/common';
import { Database } from './database/database';
import { unavailable } from './http/errors';

/** For whoever runs the service: not part of the API. */
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  /** The process lives. */
  @Get('healthz')
  @Header('cache-control', 'no-store')
  alive() {
    return { status: 'ok' };
  }

  /** It can serve: its database answers. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready() {
    const answered = await Promise.race([
      this.database.ping().then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 3000).unref()),
    ]);
    if (!answered) throw unavailable('The database does not answer');
    return { status: 'ready' };
  }
}
