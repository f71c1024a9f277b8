import { Injectable } from '@nestjs/common';
import { OrdersRepository, PaymentEventsRepository } from './orders.repository';
import { PaymentMethodsRepository } from './payment-methods.repository';

/** What one person's payments have left. */
@Injectable()
export class OrderTraces {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly events: PaymentEventsRepository,
    private readonly methods: PaymentMethodsRepository,
  ) {}

  async of(userId: string) {
    return {
      orders: await this.orders.ofUser(userId).find({}, { order: { createdAt: 'ASC' } }),
      events: await this.events.ofUser(userId).find({}, { order: { at: 'ASC' } }),
      methods: await this.methods.ofUser(userId).find(),
    };
  }

  async erase(userId: string): Promise<void> {
    await this.events.ofUser(userId).remove();
    await this.orders.ofUser(userId).remove();
    await this.methods.erase(userId);
  }
}
