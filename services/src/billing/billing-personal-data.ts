import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../platform/personal-data';
import { OrderTraces } from './orders/order-traces';
import { RenewalsRepository } from './renewals/renewals.repository';
import { SubscriptionRepository } from './subscription/subscription.repository';

/** How billing hands out and removes what it keeps of a person's plan. */
@Injectable()
@PersonalDataOf('billing')
export class BillingPersonalData implements PersonalDataHandler {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  async export(userId: string) {
    return { subscription: await this.subscriptions.of(userId) };
  }

  /** The keyed hash in used_trials stays: the address gets no second trial, and nobody can be read from it. */
  erase(userId: string): Promise<void> {
    return this.subscriptions.remove(userId);
  }
}

/** The same of what a person paid and is to be charged. */
@Injectable()
@PersonalDataOf('payments')
export class PaymentsPersonalData implements PersonalDataHandler {
  constructor(
    private readonly orders: OrderTraces,
    private readonly renewals: RenewalsRepository,
  ) {}

  async export(userId: string) {
    return { ...(await this.orders.of(userId)), renewal: await this.renewals.of(userId) };
  }

  close(userId: string): Promise<void> {
    return this.renewals.stop(userId);
  }

  async erase(userId: string): Promise<void> {
    await this.orders.erase(userId);
    await this.renewals.remove(userId);
  }
}
