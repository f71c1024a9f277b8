import { Injectable, Logger } from '@nestjs/common';
import type { BuiltFile, RenderFault } from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { byDeadline } from '../../platform/by-deadline';
import { serverOf, type PageToRender } from './page-to-render';
import { RenderFaults } from './render-faults';
import { RenderFiles } from './render-files';
import { orderText } from './render-request';
import type { ServerHtmlParts } from './server-html';
import { SsrPool } from './ssr-pool';

type Rendered = Omit<ServerHtmlParts, 'nonce' | 'recordScript'>;

/** Renders a page once, from the same queries and the same modules as the browser will. */
@Injectable()
export class SsrService {
  private readonly logger = new Logger('Ssr');

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly files: RenderFiles,
    private readonly faults: RenderFaults,
    private readonly pool: SsrPool,
  ) {}

  /** Undefined where it cannot be rendered, or not in time: the page then begins empty, and is drawn in the browser. */
  async render(page: PageToRender): Promise<Rendered | undefined> {
    const { ssrTimeoutMs } = this.config;
    const server = serverOf(page);
    if (ssrTimeoutMs === 0 || server === undefined) return undefined;
    const rendering = this.rendered(page, server, ssrTimeoutMs).catch((error: unknown) => {
      this.logger.warn(String(error));
      return undefined;
    });
    return byDeadline(rendering, ssrTimeoutMs);
  }

  private async rendered(
    page: PageToRender,
    server: BuiltFile,
    timeoutMs: number,
  ): Promise<Rendered | undefined> {
    const now = this.clock.now();
    const files = await this.files.of(page, server, this.faults.isPassedOver);
    const output = await this.pool.render({ ...files, order: orderText(page, now) }, timeoutMs);
    if (!output) return undefined;
    const faults = oneEach([...output.faults, ...page.faults]);
    const failed = new Set(output.faults.map(({ owner }) => owner));
    const owners = files.builds.map(({ owner }) => owner).filter((owner) => !failed.has(owner));
    this.faults.tell(page, faults, owners);
    return { output, owners, user: page.user, now };
  }
}

/** The first fault of each version. */
const oneEach = (faults: readonly RenderFault[]) =>
  faults.filter(({ owner }, index) => faults.findIndex((other) => other.owner === owner) === index);
