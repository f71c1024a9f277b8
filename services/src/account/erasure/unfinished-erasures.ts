import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { later, MINUTE } from '@nestwell/domain/moments';
import { eachAlone } from '../../platform/jobs/each-alone';
import { Jobs } from '../../platform/jobs/jobs';
import { UsersService } from '../users/users.service';
import type { ErasureEntity } from './erasure.entity';
import { ErasureSteps } from './erasure-steps';
import { ErasuresRepository } from './erasures.repository';

const BATCH = 20;

/** Goes on with erasures whose process died, or that took longer than their caller could wait. */
@Injectable()
export class UnfinishedErasures implements OnModuleInit {
  private readonly logger = new Logger('Erasures');

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly users: UsersService,
    private readonly steps: ErasureSteps,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'account.unfinished-erasures',
      everyMs: MINUTE,
      run: (now, deadline) => this.finish(now, deadline),
    });
  }

  async finish(now: Date, deadline: AbortSignal): Promise<void> {
    const left = await this.erasures.begunBefore(later(now, -MINUTE), BATCH);
    const failed = (error: unknown) => this.logger.error('An erasure has to wait', error);
    await eachAlone(left, (erasure) => this.goOn(erasure, deadline), { deadline, failed });
  }

  private async goOn({ userId }: ErasureEntity, deadline: AbortSignal): Promise<void> {
    const user = await this.users.find(userId);
    if (user === null) return this.erasures.remove(userId);
    await this.steps.goOn(user, deadline);
  }
}
