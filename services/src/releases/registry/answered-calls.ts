import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { describeEndpoint } from '@nestwell/contracts/kernel/server';
import { keepAnswered } from '@nestwell/releases';
import { Config } from '../../platform/config/config';
import { EndpointList } from '../../platform/http/endpoint-list';
import { ReleaseStore } from './release-store';

/** Leaves beside the releases what these services answer, so that no module is released that asks for more. */
@Injectable()
export class AnsweredCalls implements OnApplicationBootstrap {
  private readonly logger = new Logger('AnsweredCalls');

  constructor(
    private readonly config: Config,
    private readonly list: EndpointList,
    private readonly releases: ReleaseStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const calls = Object.fromEntries(
      this.list.endpoints.map((endpoint) => [
        `${endpoint.method} ${endpoint.path}`,
        describeEndpoint(endpoint),
      ]),
    );
    await keepAnswered(this.releases.storage, this.config.environment, calls).catch((error: unknown) =>
      this.logger.error(`What is answered here is not kept for checks: ${String(error)}`),
    );
  }
}
