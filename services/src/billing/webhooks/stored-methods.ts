import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { OrdersRepository } from '../orders/orders.repository';
import { PaymentMethodsRepository } from '../orders/payment-methods.repository';
import { firstChargeAt } from '../renewals/renewal-rules';
import { RenewalsRepository } from '../renewals/renewals.repository';

/** Follows payment methods that are stored or taken back at PayPal itself. */
@Injectable()
export class StoredMethods {
  constructor(
    private readonly methods: PaymentMethodsRepository,
    private readonly orders: OrdersRepository,
    private readonly renewals: RenewalsRepository,
    private readonly clock: Clock,
  ) {}

  /** Taken back by the buyer: nothing more is charged, and the paid period simply ends. */
  async removed(token: string): Promise<void> {
    for (const userId of await this.methods.removeToken('paypal', token, this.clock.now())) {
      if ((await this.methods.current(userId, 'paypal')) === null) await this.renewals.stop(userId);
    }
  }

  /** Stored only after the capture was answered: from now on the plan renews. */
  async stored(token: string, providerOrderId: string | undefined): Promise<void> {
    const order = providerOrderId === undefined ? null : await this.orders.byProviderOrder(providerOrderId);
    if (!order) return;
    await this.methods.keep(order.userId, 'paypal', token, this.clock.now());
    const renewal = await this.renewals.of(order.userId);
    if (renewal && renewal.nextChargeAt === null && renewal.dueAt > this.clock.now()) {
      await this.renewals.change(order.userId, { nextChargeAt: firstChargeAt(renewal.dueAt), failures: 0 });
    }
  }
}
