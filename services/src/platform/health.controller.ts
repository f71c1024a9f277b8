import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Header } from '@nestjs/common';
import { Database } from './database/database';
import { unavailable } from './http/errors';
import { Leaving } from './leaving';
import { OutageLog } from './pipeline/outage-log';
import { answerToOutage } from './pipeline/outages';

/** Longer than a cluster takes to do without one of its servers, and less than `deploy/haproxy.cfg` waits. */
const DEADLINE = 4500;

/** For whoever runs the service: not part of the API. */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly outages: OutageLog,
    private readonly leaving: Leaving,
  ) {}

  /** The process lives. */
  @Get('healthz')
  @Header('cache-control', 'no-store')
  alive() {
    return { status: 'ok' };
  }

  /** It can serve, and will: its database can be read and written. Otherwise 503 says what is wrong. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready() {
    if (this.leaving.isSo) throw unavailable('The process is about to end');
    const failure = await Promise.race([
      this.database.ping().then(
        () => undefined,
        (error: unknown) => {
          this.outages.note(error);
          return answerToOutage(error) ?? silent();
        },
      ),
      sleep(DEADLINE, undefined, { ref: false }).then(silent),
    ]);
    if (failure !== undefined) throw failure;
    return { status: 'ready' };
  }
}

const silent = () => unavailable('The database does not answer');
