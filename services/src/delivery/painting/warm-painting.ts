import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Releases } from '../releases';
import { routeOf } from '../route';
import { Painter } from './painter';

/** Makes painting ready when the services start: their first visitor does not pay for it. */
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
    const remotes = Object.keys(registry.remotes);
    const config = { ...this.config.publicConfig, shapes: '' };
    const address = routeOf('/', registry, false).leadsTo ?? '/';
    const page = { address, user: undefined, client: 'start', shell, registry, config, remotes };
    await this.painter.warm({ ...page, answers: [] });
  }
}
