import { Injectable, Logger } from '@nestjs/common';
import type { BuiltFile } from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import type { PageToPaint } from './page-to-paint';
import { PaintFaults } from './paint-faults';
import { PaintFiles } from './paint-files';
import { orderText } from './paint-order';
import type { PaintedParts } from './painted-page';
import { SsrPool } from './ssr-pool';
import { Tried } from './tried';

type Painted = Omit<PaintedParts, 'nonce' | 'recordScript'> & { answers: readonly string[] };

/** How often one page is rendered: again with what its first render lacked. */
const ROUNDS = 3;

/** Renders the first picture of a page, from the same answers and the same modules as the browser will. */
@Injectable()
export class Painter {
  private readonly logger = new Logger('Ssr');

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly files: PaintFiles,
    private readonly faults: PaintFaults,
    private readonly pool: SsrPool,
  ) {}

  /**
   * Undefined where it cannot be rendered, or not in time: the page then begins empty, and is drawn in the browser. One
   * that has its answers only in part when the time is over shows that part.
   */
  async paint(page: PageToPaint): Promise<Painted | undefined> {
    const { server } = page.shell;
    // A build of her own machine is known to her browser only.
    const hasLocal = (page.overlay?.local.length ?? 0) > 0;
    if (this.config.paintingMs === 0 || server === undefined || hasLocal) return undefined;
    const wait: Wait = { until: performance.now() + this.config.paintingMs };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Painted | undefined>((resolve) => {
      timer = setTimeout(() => resolve(wait.best), this.config.paintingMs);
    });
    const painted = this.painted(page, server, wait).catch((error: unknown) => {
      this.logger.warn(String(error));
      return undefined;
    });
    return Promise.race([painted, late]).finally(() => clearTimeout(timer));
  }

  private async painted(page: PageToPaint, server: BuiltFile, wait: Wait): Promise<Painted | undefined> {
    const now = this.clock.now();
    const tried = new Tried(page);
    for (let round = 1; ; round += 1) {
      const answers = [...page.answers, ...tried.answers];
      const files = await this.files.of(page, server, this.faults.isPassedOver);
      const order = orderText({ ...page, answers }, now);
      const picture = await this.pool.render({ ...files, order }, wait.until - performance.now());
      if (!picture) return wait.best;
      const failed = new Set(picture.faults.map(({ owner }) => owner));
      const owners = files.builds.map(({ owner }) => owner).filter((owner) => !failed.has(owner));
      wait.best = { picture, answers, owners, user: page.user, now };
      const more = round < ROUNDS && (await tried.wantsMore(picture));
      if (more && performance.now() < wait.until) continue;
      this.faults.tell(page, picture.faults, owners);
      return wait.best;
    }
  }
}

/** Somebody who waits for a page. */
interface Wait {
  until: number;
  /** What there is to show so far. */
  best?: Painted;
}
