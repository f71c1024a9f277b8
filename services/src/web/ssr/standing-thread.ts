import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { BuiltFile } from '@nestwell/contracts/delivery/server';
import { Config } from '../../platform/config/config';
import { PaintFaults } from './paint-faults';
import { PaintFiles } from './paint-files';
import { PaintThread } from './paint-thread';

/** A thread that ends so soon, and by no module's fault, will end again: pages are not painted for this long. */
const SOON = 5000;

/** The one thread that paints: where it was ended the next one starts at once, before a page waits for it. */
@Injectable()
export class StandingThread implements OnApplicationShutdown {
  private readonly logger = new Logger('Painting');
  private thread?: Promise<PaintThread | undefined>;
  private isOver = false;

  constructor(
    private readonly files: PaintFiles,
    private readonly faults: PaintFaults,
    private readonly config: Config,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    (await this.thread?.catch(() => undefined))?.stop();
  }

  /** Undefined while nothing is painted. */
  of(server: BuiltFile): Promise<PaintThread | undefined> {
    return (this.thread ??= this.start(server));
  }

  private async start(server: BuiltFile): Promise<PaintThread | undefined> {
    try {
      const shell = await this.files.shell(server);
      if (this.isOver) return undefined;
      const since = performance.now();
      const ended = (why: string, owner: string | undefined) => {
        if (owner === undefined) this.logger.warn(`The thread that paints ended: ${why}`);
        else this.faults.hold(owner, why);
        // A module that held it is passed over from now on.
        if (owner !== undefined || performance.now() - since > SOON) this.thread = this.start(server);
        else this.rest();
      };
      const patience = this.config.paintingMs;
      const slow = (owner: string) => this.faults.hold(owner, `its part took more than ${patience} ms`);
      return new PaintThread(shell, { ended, slow }, patience);
    } catch (error) {
      this.logger.error(`The thread that paints does not start: ${String(error)}`);
      this.rest();
      return undefined;
    }
  }

  private rest(): void {
    this.thread = Promise.resolve(undefined);
    setTimeout(() => (this.thread = undefined), SOON).unref();
  }
}
