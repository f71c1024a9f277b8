import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data';
import { OrdersRepository, PaymentEventsRepository } from '../orders/orders.repository';
import { PaymentMethodsRepository } from '../orders/payment-methods.repository';
import { RenewalsRepository } from '../renewals/renewals.repository';

/** Payments' part of export and erasure. */
@Injectable()
export class PaymentData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly orders: OrdersRepository,
    private readonly events: PaymentEventsRepository,
    private readonly methods: PaymentMethodsRepository,
    private readonly renewals: RenewalsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'payments',
      export: (userId) => this.export(userId),
      erase: (userId) => this.erase(userId),
    });
  }

  private async export(userId: string) {
    return {
      orders: await this.orders.ofUser(userId).find({}, { order: { createdAt: 'ASC' } }),
      events: await this.events.ofUser(userId).find({}, { order: { at: 'ASC' } }),
      methods: await this.methods.ofUser(userId).find(),
      renewal: await this.renewals.of(userId),
    };
  }

  private async erase(userId: string): Promise<void> {
    await this.events.ofUser(userId).remove();
    await this.orders.ofUser(userId).remove();
    await this.methods.erase(userId);
    await this.renewals.remove(userId);
  }
}
