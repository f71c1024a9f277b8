import { ConsoleLogger } from '@nestjs/common';
import { runningRequest } from './running-request';

/** Errors and warnings, each with the `reqId` of the request it belongs to, if any. */
export class LogLines extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'warn', 'fatal'] });
  }

  protected override formatContext(context: string): string {
    const running = runningRequest.get();
    return super.formatContext(running === undefined ? context : `${context} reqId=${running.id}`);
  }
}
