import { Injectable, Logger } from '@nestjs/common';
import type { BuiltFile, PaintFault } from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { byDeadline } from '../lib/by-deadline';
import { serverOf, type PageToPaint } from './page-to-paint';
import { PaintFaults } from './paint-faults';
import { PaintFiles } from './paint-files';
import { orderText } from './paint-order';
import type { PaintedParts } from './painted-page';
import { SsrPool } from './ssr-pool';

type Painted = Omit<PaintedParts, 'nonce' | 'recordScript'>;

/** Renders the first picture of a page, from the same queries and the same modules as the browser will. */
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

  /** Undefined where it cannot be rendered, or not in time: the page then begins empty, and is drawn in the browser. */
  async paint(page: PageToPaint): Promise<Painted | undefined> {
    const { paintingMs } = this.config;
    const server = serverOf(page);
    if (paintingMs === 0 || server === undefined) return undefined;
    const painting = this.painted(page, server, paintingMs).catch((error: unknown) => {
      this.logger.warn(String(error));
      return undefined;
    });
    return byDeadline(painting, paintingMs);
  }

  private async painted(
    page: PageToPaint,
    server: BuiltFile,
    timeoutMs: number,
  ): Promise<Painted | undefined> {
    const now = this.clock.now();
    const files = await this.files.of(page, server, this.faults.isPassedOver);
    const picture = await this.pool.render({ ...files, order: orderText(page, now) }, timeoutMs);
    if (!picture) return undefined;
    const faults = oneEach([...picture.faults, ...page.faults]);
    const failed = new Set(picture.faults.map(({ owner }) => owner));
    const owners = files.builds.map(({ owner }) => owner).filter((owner) => !failed.has(owner));
    this.faults.tell(page, faults, owners);
    return { picture, owners, user: page.user, now };
  }
}

/** The first fault of each version. */
const oneEach = (faults: readonly PaintFault[]) =>
  faults.filter(({ owner }, index) => faults.findIndex((other) => other.owner === owner) === index);
