import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../../platform/jobs/jobs';
import { PaymentProvider } from '../providers/payment-provider';
import { ActivationService } from './activation.service';
import { OrdersRepository } from './orders.repository';
import { PaymentMethodsRepository } from './payment-methods.repository';

const BATCH = 100;
const GIVEN_TO_RETURN = 10 * MINUTE;

/** Loose ends: a payment whose buyer never came back to it, and methods of people who left. */
@Injectable()
export class ForgottenPayments implements OnModuleInit {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly activation: ActivationService,
    private readonly methods: PaymentMethodsRepository,
    private readonly provider: PaymentProvider,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'account.unused-payments',
      everyMs: 5 * MINUTE,
      run: (now) => this.putToUse(now),
    });
    this.jobs.register({
      name: 'account.unwanted-methods',
      everyMs: 10 * MINUTE,
      run: () => this.removeMethods(),
    });
  }

  /** She paid and the browser closed before it could say so: she gets what she paid for. */
  async putToUse(now: Date): Promise<void> {
    const paid = await this.orders.paidButUnused(new Date(now.getTime() - GIVEN_TO_RETURN), BATCH);
    for (const order of paid) await this.activation.activate(order);
  }

  async removeMethods(): Promise<void> {
    for (const { token } of await this.methods.unwanted(this.provider.name, BATCH)) {
      await this.provider.forget({ token });
      await this.methods.forgotten(token);
    }
  }
}
