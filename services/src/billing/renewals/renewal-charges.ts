import { Injectable } from '@nestjs/common';
import { priceOf } from '../checkout/price';
import type { OrderEntity } from '../orders/order.entity';
import { OrdersRepository } from '../orders/orders.repository';
import { toBill, ledgerPrice, OrdersService } from '../orders/orders.service';
import { PaymentMethodsRepository } from '../orders/payment-methods.repository';
import { PaymentProvider } from '../providers/payment-provider';
import { RenewalOutcomes } from './renewal-outcomes';
import type { RenewalEntity } from './renewal.entity';

/** One try to charge one renewal. */
@Injectable()
export class RenewalCharges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly ledger: OrdersService,
    private readonly methods: PaymentMethodsRepository,
    private readonly provider: PaymentProvider,
    private readonly outcomes: RenewalOutcomes,
  ) {}

  /** The renewal must be claimed. Throws ProviderUnavailable when it is not known whether money moved. */
  async run(renewal: RenewalEntity): Promise<void> {
    const { userId } = renewal;
    if (await this.outcomes.wasCancelled(renewal)) return;
    const order = await this.orderFor(renewal);
    // A run that was interrupted after the charge has its answer in the ledger already.
    if (order.state === 'captured') return this.outcomes.charged(order);
    const method = await this.methods.current(userId, this.provider.name);
    if (method === null) return this.outcomes.stopped(renewal);
    const { providerOrderId, charge } = await this.provider.chargeStored(method, toBill(order));
    if (providerOrderId !== null) await this.orders.nameAtProvider(order, providerOrderId);
    const state = await this.ledger.settle(order, charge);
    if (state === 'captured') return this.outcomes.charged(order);
    return this.outcomes.declined(renewal);
  }

  /** The order whose outcome is still unknown, or a new one: a repeat must carry the same name to charge once. */
  private async orderFor(renewal: RenewalEntity): Promise<OrderEntity> {
    const { userId, plan, orderId } = renewal;
    const pending = orderId === null ? null : await this.orders.ofUser(userId).byId(orderId);
    if (pending !== null) return pending;
    const price = await priceOf(plan, placeOf(renewal));
    return this.orders.together(async () => {
      const provider = this.provider.name;
      const order = await this.orders.add(userId, {
        provider,
        providerOrderId: null,
        kind: 'renewal',
        ...ledgerPrice(price),
      });
      await this.outcomes.pending(renewal, order);
      return order;
    });
  }
}

const placeOf = ({ country, region }: RenewalEntity) => ({
  country: country ?? undefined,
  region: region ?? undefined,
});
