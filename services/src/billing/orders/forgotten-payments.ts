import { Injectable, Logger } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { eachAlone } from '../../platform/jobs/each-alone';
import { Job } from '../../platform/jobs/job';
import { PaymentProvider } from '../providers/payment-provider';
import { ActivationService } from './activation.service';
import type { OrderEntity } from './order.entity';
import { OrdersRepository } from './orders.repository';
import type { UnwantedMethodEntity } from './payment-method.entity';
import { PaymentMethodsRepository } from './payment-methods.repository';

const BATCH = 100;
const GIVEN_TO_RETURN = 10 * MINUTE;

/** Loose ends: a payment whose buyer never came back to it, and methods of people who left. */
@Injectable()
export class ForgottenPayments {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly orders: OrdersRepository,
    private readonly activation: ActivationService,
    private readonly methods: PaymentMethodsRepository,
    private readonly provider: PaymentProvider,
  ) {}

  @Job({ name: 'account.unwanted-methods', everyMs: 10 * MINUTE })
  removeUnwanted(_now: Date, deadline: AbortSignal): Promise<void> {
    return this.removeMethods(deadline);
  }

  /** She paid and the browser closed before it could say so: she gets what she paid for. */
  @Job({ name: 'account.unused-payments', everyMs: 5 * MINUTE })
  async putToUse(now: Date, deadline?: AbortSignal): Promise<void> {
    const paid = await this.orders.paidButUnused(new Date(now.getTime() - GIVEN_TO_RETURN), BATCH);
    const activate = async (order: OrderEntity) => void (await this.activation.activate(order));
    await eachAlone(paid, activate, { deadline, failed: (error) => this.note('A paid order', error) });
  }

  async removeMethods(deadline?: AbortSignal): Promise<void> {
    const unwanted = await this.methods.unwanted(this.provider.name, BATCH);
    const forget = async ({ token }: UnwantedMethodEntity) => {
      await this.provider.forget({ token });
      await this.methods.forgotten(token);
    };
    await eachAlone(unwanted, forget, {
      deadline,
      failed: (error) => this.note('An unwanted method', error),
    });
  }

  /** The next run tries it again. */
  private note(what: string, error: unknown): void {
    this.logger.warn(`${what} has to wait: ${error instanceof Error ? error.message : String(error)}`);
  }
}
