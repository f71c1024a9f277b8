import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { eachAlone } from '../../platform/jobs/each-alone';
import { Jobs } from '../../platform/jobs/jobs';
import { ErasureService } from './erasure.service';
import { ErasureSteps } from './erasure-steps';
import { ErasuresRepository } from './erasures.repository';

const BATCH = 20;

/** Goes on with erasures whose process stopped, or that took longer than their caller could wait. */
@Injectable()
export class UnfinishedErasures implements OnModuleInit {
  private readonly logger = new Logger('Erasures');

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly service: ErasureService,
    private readonly steps: ErasureSteps,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'account.unfinished-erasures',
      everyMs: MINUTE,
      run: (_now, deadline) => this.finish(deadline),
    });
  }

  /** Each is leased to one instance. */
  async finish(deadline: AbortSignal): Promise<void> {
    const left = await this.erasures.left(BATCH);
    const failed = (error: unknown) => this.logger.error('An erasure has to wait', error);
    await eachAlone(left, ({ userId }) => this.goOn(userId, deadline), { deadline, failed });
  }

  private async goOn(userId: string, deadline: AbortSignal): Promise<void> {
    if (!(await this.erasures.lease(userId))) return;
    try {
      await this.service.closeIfOpen(userId);
      if (await this.steps.goOn(userId, deadline)) return;
    } finally {
      await this.erasures.giveBack(userId);
    }
  }
}
