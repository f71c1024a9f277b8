import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { OrderEntity } from '../orders/order.entity';
import { PaymentMethods } from '../orders/payment-methods';
import { Renewals } from '../orders/renewals';
import { firstChargeAt } from './renewal-rules';
import { RenewalsRepository } from './renewals.repository';

/** When each user is charged next, if at all. */
@Injectable()
export class RenewalSchedule extends Renewals {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly methods: PaymentMethods,
    private readonly clock: Clock,
  ) {
    super();
  }

  async plan({ userId, provider, plan, country, region }: OrderEntity, dueAt: Date): Promise<void> {
    const method = await this.methods.current(userId, provider);
    const nextChargeAt = method === null ? null : firstChargeAt(dueAt);
    const fresh = { failures: 0, orderId: null, leasedUntil: null, remindedAt: null };
    await this.renewals.plan({ userId, plan, country, region, dueAt, nextChargeAt, ...fresh });
  }

  stop(userId: string): Promise<void> {
    return this.renewals.stop(userId);
  }

  async isPlanned(userId: string): Promise<boolean> {
    return (await this.renewals.of(userId))?.nextChargeAt != null;
  }

  /** A method was stored after the period was paid: from now on it renews. */
  async resume(userId: string): Promise<void> {
    const renewal = await this.renewals.of(userId);
    if (renewal && renewal.nextChargeAt === null && renewal.dueAt > this.clock.now()) {
      await this.renewals.change(userId, { nextChargeAt: firstChargeAt(renewal.dueAt), failures: 0 });
    }
  }
}
