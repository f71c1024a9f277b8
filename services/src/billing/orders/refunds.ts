import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { eachAlone } from '../../platform/jobs/each-alone';
import { ActivationService } from './activation.service';
import type { EarlyRefundEntity } from './early-refund.entity';
import { EarlyRefundsRepository } from './early-refunds.repository';
import { OrdersService } from './orders.service';

const BATCH = 100;

/** Refunds that the provider tells of by itself. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger('Refunds');

  constructor(
    private readonly early: EarlyRefundsRepository,
    private readonly orders: OrdersService,
    private readonly activation: ActivationService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The answer to a capture may have been lost, or be on its way still: the refund then waits for it. */
  async told(captureId: string, detail: string): Promise<void> {
    if (await this.apply(captureId, detail)) return;
    await this.early.keep({ captureId, detail, receivedAt: this.clock.now() });
  }

  /** A refund and the capture it is of that were written down at the same moment did not see each other. */
  async applyOvertaken(deadline: AbortSignal): Promise<void> {
    const apply = ({ captureId, detail }: EarlyRefundEntity) =>
      this.database.run(async () => {
        if (await this.early.take(captureId)) await this.apply(captureId, detail);
      });
    const failed = (error: unknown) => this.logger.error('A refund has to wait', error);
    await eachAlone(await this.early.overtaken(BATCH), apply, { deadline, failed });
  }

  /** Those that no capture of ours was ever found for. */
  forgetBefore(moment: Date, deadline: AbortSignal): Promise<void> {
    return this.early.removeBefore(moment, deadline);
  }

  /** False where no order of ours is known to have been paid by that capture. */
  private async apply(captureId: string, detail: string): Promise<boolean> {
    const order = await this.orders.namedByProvider({ captureId });
    if (order !== null) await this.activation.refund(order, detail);
    return order !== null;
  }
}
