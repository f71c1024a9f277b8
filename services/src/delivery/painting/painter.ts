import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { BuiltFile, Picture } from '@nestwell/contracts/delivery';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import type { PageToPaint } from './page-to-paint';
import { PaintFaults } from './paint-faults';
import { PaintFiles } from './paint-files';
import { orderText } from './paint-order';
import { PaintThread } from './paint-thread';
import type { PaintedParts } from './painted-page';

type Painted = Omit<PaintedParts, 'nonce'>;

/** Paints the first picture of a page, from the same answers and the same modules as the browser will. */
@Injectable()
export class Painter implements OnApplicationShutdown {
  private readonly logger = new Logger('Painting');
  private thread?: Promise<PaintThread>;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly files: PaintFiles,
    private readonly faults: PaintFaults,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    (await this.thread?.catch(() => undefined))?.stop();
  }

  /** Undefined where it cannot be painted, or not in time: the page then begins empty, and is drawn in the browser. */
  async paint(page: PageToPaint): Promise<Painted | undefined> {
    const { server } = page.shell;
    // A build of her own machine is known to her browser only.
    const hasLocal = (page.overlay?.local.length ?? 0) > 0;
    if (this.config.paintingMs === 0 || server === undefined || hasLocal) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.config.paintingMs);
    });
    const painted = this.painted(page, server).catch((error: unknown) => {
      this.logger.warn(String(error));
      return undefined;
    });
    return Promise.race([painted, late]).finally(() => clearTimeout(timer));
  }

  private async painted(page: PageToPaint, server: BuiltFile): Promise<Painted | undefined> {
    const thread = await (this.thread ??= this.start(server));
    if (thread.isHeld(this.config.paintingMs)) return undefined;
    const { owners, sheets, news } = await this.files.of(page, this.faults.isPassedOver, thread.handed);
    for (const { owner } of news.builds) thread.handed.add(owner);
    for (const { key } of news.sheets) thread.handed.add(key);
    const now = this.clock.now();
    const order = orderText(page, { now, owners, sheets });
    const answer = await thread.ask({ ...news, order });
    if (answer?.problem !== undefined) this.logger.warn(answer.problem);
    const picture = answer?.picture === undefined ? undefined : (JSON.parse(answer.picture) as Picture);
    this.faults.tell(page, picture?.faults ?? []);
    return picture && { picture, user: page.user, now };
  }

  private async start(server: BuiltFile): Promise<PaintThread> {
    try {
      return new PaintThread(await this.files.shell(server), (why, owner) => {
        this.thread = undefined;
        if (owner === undefined) this.logger.warn(`The thread that paints ended: ${why}`);
        else this.faults.hold(owner, why);
      });
    } catch (error) {
      this.thread = undefined;
      throw error;
    }
  }
}
