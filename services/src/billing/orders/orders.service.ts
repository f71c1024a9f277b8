import { Injectable } from '@nestjs/common';
import type { OrderAnswer } from '@nestwell/contracts/billing/server';
import { Clock } from '../../platform/clock';
import { notFound, refused } from '../../platform/http/errors';
import { repeatableId } from '../../platform/idempotency/repeatable-id';
import { subscriptionPlans } from '../checkout/plans';
import type { Price } from '../checkout/price';
import { PaymentProvider, type Bill, type Charge } from '../providers/payment-provider';
import { EarlyRefundsRepository } from './early-refunds.repository';
import type { OrderEntity } from './order.entity';
import { OrdersRepository } from './orders.repository';
import { PaymentMethodsRepository } from './payment-methods.repository';
import { whenAvailable } from './when-available';

/** What a provider calls an order, or the capture of its money. */
interface ProviderNames {
  captureId?: string | undefined;
  providerOrderId?: string | undefined;
}

/** Opens payments and takes the money. Putting a paid order to use is the activation's. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly methods: PaymentMethodsRepository,
    private readonly refunds: EarlyRefundsRepository,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /** A second try of one call opens the same order. */
  async create(userId: string, price: Price): Promise<OrderAnswer> {
    const fresh = { provider: this.provider.name, providerOrderId: null, kind: 'purchase' } as const;
    const order = await this.orders.add(userId, { ...fresh, ...ledgerPrice(price) }, repeatableId());
    const providerOrderId =
      order.providerOrderId ?? (await whenAvailable(() => this.provider.open(toBill(order))));
    await this.orders.nameAtProvider(order, providerOrderId);
    return { id: providerOrderId, status: 'created' };
  }

  /** Takes the money of an approved order, once, however often it is asked. */
  async capture(userId: string, providerOrderId: string): Promise<OrderAnswer> {
    const order = await this.own(userId, providerOrderId);
    if (order.state === 'captured' || order.state === 'activated')
      return { id: providerOrderId, status: order.state };
    if (order.state === 'refunded') throw refunded();
    const charge = await whenAvailable(() => this.provider.capture(providerOrderId, order.id));
    const status = await this.settle(order, charge);
    if (status === 'refunded') throw refunded();
    if (status === 'created') throw refused('order_not_approved', 'This payment has not been approved yet');
    const message = charge.state === 'declined' ? charge.reason : undefined;
    return { id: providerOrderId, status, ...(message !== undefined && { message }) };
  }

  /** The user's order; one of somebody else does not exist for her (404). */
  async own(userId: string, providerOrderId: string): Promise<OrderEntity> {
    const order = await this.orders.ofProvider(userId, providerOrderId);
    if (!order || order.provider !== this.provider.name) throw notFound('Order');
    return order;
  }

  /** Her newest orders, paid or not. */
  latest(userId: string, take: number): Promise<OrderEntity[]> {
    return this.orders.ofUser(userId).find({}, { order: { createdAt: 'DESC', id: 'DESC' }, take });
  }

  /** The order an event of the provider is about, which names no user of ours. */
  async namedByProvider(names: ProviderNames): Promise<OrderEntity | null> {
    const { captureId, providerOrderId } = names;
    const captured = captureId === undefined ? null : await this.orders.byCapture(captureId);
    if (captured !== null || providerOrderId === undefined) return captured;
    return this.orders.byProviderOrder(providerOrderId);
  }

  /** Asks the provider how an order stands and writes it down. */
  async refresh(order: OrderEntity): Promise<void> {
    if (order.providerOrderId === null) return;
    await this.settle(order, await this.provider.look(order.providerOrderId));
  }

  /** Writes down what the provider said. A capture of another amount is never taken for this order's. */
  async settle(order: OrderEntity, charge: Charge): Promise<OrderEntity['state']> {
    if (charge.state === 'open') return order.state;
    if (charge.state === 'declined') {
      await this.orders.move(order, ['created', 'declined'], { state: 'declined' }, charge.reason);
      return 'declined';
    }
    if (charge.cents !== order.totalCents || charge.currency !== 'USD') {
      throw refused('amount_mismatch', 'The amount paid is not the amount of this order');
    }
    return this.orders.together(async () => {
      const capturedAt = this.clock.now();
      const taken = { state: 'captured', captureId: charge.captureId, capturedAt } as const;
      const moved = await this.orders.move(order, ['created', 'declined'], taken, charge.captureId);
      if (moved && charge.method)
        await this.methods.keep(order.userId, order.provider, charge.method.token, capturedAt);
      const refund = moved ? await this.refunds.take(charge.captureId) : null;
      if (refund === null) return 'captured';
      await this.orders.move(order, ['captured'], { state: 'refunded' }, refund.detail);
      return 'refunded';
    });
  }
}

const refunded = () => refused('order_refunded', 'This payment was refunded');

/** What the ledger keeps of a price. */
export function ledgerPrice({ plan, country, region, netCents, taxCents, totalCents }: Price) {
  return { plan, country, region, netCents, taxCents, totalCents };
}

export function toBill({ id, plan, netCents, taxCents, totalCents }: OrderEntity): Bill {
  const name = subscriptionPlans.find((offer) => offer.id === plan)?.name ?? plan;
  return { orderId: id, description: `Nestwell ${name}`, netCents, taxCents, totalCents };
}
