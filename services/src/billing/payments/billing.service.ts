import { Injectable } from '@nestjs/common';
import type { BillingSummary } from '@nestwell/contracts/billing';
import { dollars } from '../checkout/plans';
import { priceOf } from '../checkout/price';
import type { OrderEntity } from '../orders/order.entity';
import { OrdersRepository } from '../orders/orders.repository';
import { PaymentProvider } from '../providers/payment-provider';
import { SubscriptionService } from '../subscription/subscription.service';
import { graceUntil } from '../renewals/renewal-rules';
import { RenewalsRepository } from '../renewals/renewals.repository';

const SHOWN = 24;

/** What she sees of her payments: the next charge and those so far. */
@Injectable()
export class BillingService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly renewals: RenewalsRepository,
    private readonly subscriptions: SubscriptionService,
    private readonly provider: PaymentProvider,
  ) {}

  async of(userId: string): Promise<BillingSummary> {
    const payments = await this.orders
      .ofUser(userId)
      .find({}, { order: { createdAt: 'DESC', id: 'DESC' }, take: SHOWN });
    return {
      ...(await this.nextCharge(userId)),
      provider: this.provider.name,
      payments: payments.filter(({ capturedAt }) => capturedAt !== null).map(toPayment),
    };
  }

  private async nextCharge(userId: string): Promise<Omit<BillingSummary, 'provider' | 'payments'>> {
    const renewal = await this.renewals.of(userId);
    const { cancelledAt, plan } = await this.subscriptions.of(userId);
    if (renewal?.nextChargeAt == null || cancelledAt !== null) {
      return { renews: false, plan, amount: null, nextChargeAt: null, retryUntil: null };
    }
    const { country, region, dueAt, failures, nextChargeAt } = renewal;
    const price = await priceOf(renewal.plan, { country: country ?? undefined, region: region ?? undefined });
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

function toPayment({
  id,
  plan,
  kind,
  state,
  totalCents,
  capturedAt,
}: OrderEntity): BillingSummary['payments'][number] {
  return {
    id,
    plan,
    kind,
    status: state,
    amount: dollars(totalCents),
    paidAt: capturedAt?.toISOString() ?? null,
  };
}
