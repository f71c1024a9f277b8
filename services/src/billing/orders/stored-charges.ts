import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../providers/payment-provider';
import type { Price } from '../checkout/price';
import type { OrderEntity } from './order.entity';
import { OrdersRepository } from './orders.repository';
import { ledgerPrice, OrdersService, toBill } from './orders.service';
import { PaymentMethods } from './payment-methods';

/** The order's state, or why there is none: no stored method, or the provider has dropped the order uncharged. */
export type ChargeOutcome = OrderEntity['state'] | 'no-method' | 'gone';

/** Charges that the buyer need not attend: with the payment method she stored. */
@Injectable()
export class StoredCharges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly ledger: OrdersService,
    private readonly methods: PaymentMethods,
    private readonly provider: PaymentProvider,
  ) {}

  find(userId: string, orderId: string): Promise<OrderEntity | null> {
    return this.orders.ofUser(userId).byId(orderId);
  }

  /** Writes down what is to be charged; no money moves yet. */
  open(userId: string, price: Price): Promise<OrderEntity> {
    const fresh = { provider: this.provider.name, providerOrderId: null, kind: 'renewal' } as const;
    return this.orders.add(userId, { ...fresh, ...ledgerPrice(price) });
  }

  /** Throws ProviderUnavailable when it is not known whether money moved; the same order may be charged again. */
  async charge(order: OrderEntity): Promise<ChargeOutcome> {
    const method = await this.methods.current(order.userId, this.provider.name);
    if (method === null) return 'no-method';
    const charge = await this.provider.chargeStored(await this.nameOf(order), method, order.id);
    if (charge.state !== 'gone') return this.ledger.settle(order, charge);
    await this.orders.move(order, ['created'], { state: 'declined' }, 'the provider no longer knows it');
    return 'gone';
  }

  /** The provider's name of the order, written down before any money moves: by it a lost answer is found again. */
  private async nameOf(order: OrderEntity): Promise<string> {
    if (order.providerOrderId !== null) return order.providerOrderId;
    const name = await this.provider.openStored(toBill(order));
    await this.orders.nameAtProvider(order, name);
    return name;
  }
}
