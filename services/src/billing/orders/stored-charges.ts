import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../providers/payment-provider';
import type { Price } from '../checkout/price';
import type { OrderEntity } from './order.entity';
import { OrdersRepository } from './orders.repository';
import { ledgerPrice, OrdersService, toBill } from './orders.service';
import { PaymentMethods } from './payment-methods';

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
  async charge(order: OrderEntity): Promise<'captured' | 'declined' | 'no-method'> {
    const method = await this.methods.current(order.userId, this.provider.name);
    if (method === null) return 'no-method';
    const { providerOrderId, charge } = await this.provider.chargeStored(method, toBill(order));
    if (providerOrderId !== null) await this.orders.nameAtProvider(order, providerOrderId);
    return (await this.ledger.settle(order, charge)) === 'captured' ? 'captured' : 'declined';
  }
}
