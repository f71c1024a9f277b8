import { Injectable } from '@nestjs/common';
import { OrdersService } from '../orders/orders.service';
import { PaymentMethods } from '../orders/payment-methods';
import { RenewalSchedule } from '../renewals/renewal-schedule';

/** Follows payment methods that are stored or taken back at PayPal itself. */
@Injectable()
export class StoredMethods {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly orders: OrdersService,
    private readonly schedule: RenewalSchedule,
  ) {}

  /** Taken back by the buyer: nothing more is charged, and the paid period simply ends. */
  async removed(token: string): Promise<void> {
    for (const userId of await this.methods.takenBack('paypal', { token })) await this.schedule.stop(userId);
  }

  /** Stored only after the capture was answered: from now on the plan renews. */
  async stored(token: string, providerOrderId: string | undefined): Promise<void> {
    const order = await this.orders.namedByProvider({ providerOrderId });
    if (!order) return;
    await this.methods.keep(order.userId, 'paypal', { token });
    await this.schedule.resume(order.userId);
  }
}
