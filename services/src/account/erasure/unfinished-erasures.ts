import { Injectable, Logger } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { eachAlone } from '../../platform/jobs/each-alone';
import { Job } from '../../platform/jobs/job';
import { ErasureService } from './erasure.service';
import { ErasureSteps } from './erasure-steps';
import { ErasuresRepository } from './erasures.repository';

const BATCH = 20;

/** Goes on with erasures whose process stopped, or that took longer than their caller could wait. */
@Injectable()
export class UnfinishedErasures {
  private readonly logger = new Logger('Erasures');

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly service: ErasureService,
    private readonly steps: ErasureSteps,
  ) {}

  @Job({ name: 'account.unfinished-erasures', everyMs: MINUTE })
  run(_now: Date, deadline: AbortSignal): Promise<void> {
    return this.finish(deadline);
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
