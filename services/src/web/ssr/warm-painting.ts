import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Releases, routeOf } from '../../releases';
import { Painter } from './painter';

/** Makes painting ready when the services start: the first visitor of a page does not pay for it. */
@Injectable()
export class WarmPainting implements OnApplicationBootstrap {
  private readonly logger = new Logger('Painting');

  constructor(
    private readonly config: Config,
    private readonly releases: Releases,
    private readonly painter: Painter,
  ) {}

  /** Nothing waits for it. */
  onApplicationBootstrap(): void {
    this.warm().catch((error: unknown) => this.logger.warn(`Painting is not ready: ${String(error)}`));
  }

  private async warm(): Promise<void> {
    await this.releases.onApplicationBootstrap();
    const shell = this.releases.currentShell();
    if (shell === undefined) return;
    const registry = await this.releases.registry();
    const config = { ...this.config.publicConfig, shapes: '' };
    const page = { user: undefined, client: 'start', shell, registry, config, answers: [] };
    const address = routeOf('/', registry, false).leadsTo ?? '/';
    await this.painter.warm({ ...page, address, remotes: Object.keys(registry.remotes) });
    // Code and sheets of each page are read by then. One after the other: a visitor waits behind one at the most.
    for (const [id, { pages }] of Object.entries(registry.remotes))
      for (const { path } of pages) await this.painter.warm({ ...page, address: path, remotes: [id] });
  }
}
