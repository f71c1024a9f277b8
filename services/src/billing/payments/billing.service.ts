import { Injectable } from '@nestjs/common';
import type { BillingSummary } from '@nestwell/contracts/billing/server';
import { dollars } from '../checkout/plans';
import type { OrderEntity } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import { PaymentProvider } from '../providers/payment-provider';
import { UpcomingCharge } from '../renewals/upcoming-charge';

const SHOWN = 24;

/** What she sees of her payments: the next charge and those so far. */
@Injectable()
export class BillingService {
  constructor(
    private readonly orders: OrdersService,
    private readonly upcoming: UpcomingCharge,
    private readonly provider: PaymentProvider,
  ) {}

  async of(userId: string): Promise<BillingSummary> {
    const orders = await this.orders.latest(userId, SHOWN);
    return {
      ...(await this.upcoming.of(userId)),
      provider: this.provider.name,
      payments: orders.filter(({ capturedAt }) => capturedAt !== null).map(toPayment),
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
