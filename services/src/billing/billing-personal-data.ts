import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { OrderTraces } from './orders/order-traces';
import { RenewalsRepository } from './renewals/renewals.repository';
import { SubscriptionRepository } from './subscription/subscription.repository';

/** How billing hands out and removes what it keeps about a person. */
@Injectable()
export class BillingPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly orders: OrderTraces,
    private readonly renewals: RenewalsRepository,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'billing',
      export: async (userId) => ({ subscription: await this.subscriptions.of(userId) }),
      // The keyed hash in used_trials stays: the address gets no second trial, and nobody can be read from it.
      erase: (userId) => this.subscriptions.remove(userId),
    });
    this.personalData.register({
      area: 'payments',
      export: async (userId) => ({
        ...(await this.orders.of(userId)),
        renewal: await this.renewals.of(userId),
      }),
      close: (userId) => this.renewals.stop(userId),
      erase: async (userId) => {
        await this.orders.erase(userId);
        await this.renewals.remove(userId);
      },
    });
  }
}
