import { Injectable } from '@nestjs/common';
import type { BillingSummary } from '@nestwell/contracts/billing/server';
import { dollars } from '../checkout/plans';
import { Prices } from '../checkout/prices';
import { SubscriptionService } from '../subscription/subscription.service';
import { graceUntil } from './renewal-rules';
import { RenewalsRepository } from './renewals.repository';

/** What she sees of the charge to come. */
@Injectable()
export class UpcomingCharge {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly subscriptions: SubscriptionService,
    private readonly prices: Prices,
  ) {}

  async of(userId: string): Promise<Omit<BillingSummary, 'provider' | 'payments'>> {
    const renewal = await this.renewals.of(userId);
    const { cancelledAt, plan } = await this.subscriptions.of(userId);
    if (renewal?.nextChargeAt == null || cancelledAt !== null) {
      return { renews: false, plan, amount: null, nextChargeAt: null, retryUntil: null };
    }
    const { country, region, dueAt, failures, nextChargeAt } = renewal;
    const price = await this.prices.of(renewal.plan, { country, region });
    return {
      renews: true,
      plan: renewal.plan,
      amount: dollars(price.totalCents),
      // The first charge is made moments before the period's end; the day she knows is the end.
      nextChargeAt: (failures === 0 ? dueAt : nextChargeAt).toISOString(),
      retryUntil: failures === 0 ? null : graceUntil(dueAt).toISOString(),
    };
  }
}
