import { Injectable } from '@nestjs/common';
import type { PaidPlanId, SubscriptionActivated } from '@nestwell/contracts/billing/server';
import { refused } from '../../platform/http/errors';
import { SubscriptionService } from '../subscription/subscription.service';
import { ProviderUnavailable } from '../providers/payment-provider';
import type { OrderEntity } from './order.entity';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { Renewals } from './renewals';

/** Turns a paid order into a period of access, exactly once. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly ledger: OrdersService,
    private readonly renewals: Renewals,
    private readonly subscriptions: SubscriptionService,
  ) {}

  /**
   * Puts her captured order to use. Uncaptured, refunded or of another plan: 409. Somebody else's: 404.
   * A repeat returns the same while she has what it paid for; once that was canceled or is over, 409.
   */
  async upgrade(userId: string, plan: PaidPlanId, providerOrderId: string): Promise<SubscriptionActivated> {
    const order = await this.ledger.own(userId, providerOrderId);
    if (order.plan !== plan) throw refused('wrong_plan', 'This payment is for another plan');
    if (order.state !== 'activated') await this.confirm(order);
    const periodEnd = await this.activate(order);
    if (periodEnd === null) throw refused('order_not_captured', 'This payment has not been completed');
    if (!(await this.subscriptions.statusOf(userId)).isActive) {
      throw refused('order_used_up', 'What this payment paid for was canceled or is over');
    }
    return {
      subscriptionType: plan,
      subscriptionStatus: 'active',
      isActive: true,
      subscriptionEndDate: periodEnd.toISOString(),
      renews: await this.renewals.isPlanned(userId),
    };
  }

  /** Gives the period an order paid for and plans its renewal; returns the period's end, or null when not paid. */
  activate(order: OrderEntity): Promise<Date | null> {
    return this.orders.together(async () => {
      if (!(await this.orders.move(order, ['captured'], { state: 'activated' }))) return this.periodOf(order);
      const stopped =
        order.kind === 'renewal' && (await this.subscriptions.of(order.userId)).cancelledAt !== null;
      const periodEnd = await this.subscriptions.addPeriod(order.userId, order.plan);
      await this.orders.usedUntil(order, periodEnd);
      if (stopped) await this.renewals.stop(order.userId);
      else await this.renewals.plan(order, periodEnd);
      return periodEnd;
    });
  }

  /** A refund ends access, if it was for the period she is in or before. */
  async refund(order: OrderEntity, detail: string): Promise<void> {
    await this.orders.together(async () => {
      const refunded = { state: 'refunded' } as const;
      if (await this.orders.move(order, ['captured'], refunded, detail)) return;
      // Not by what was read of it before: it may have been put to use at this very moment.
      if (!(await this.orders.move(order, ['activated'], refunded, detail))) return;
      await this.subscriptions.endAccess(order.userId);
      await this.renewals.stop(order.userId);
    });
  }

  /** Where the provider is down, its answer to the capture, which the ledger kept, is enough. */
  private async confirm(order: OrderEntity): Promise<void> {
    try {
      await this.ledger.refresh(order);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }

  private async periodOf(order: OrderEntity): Promise<Date | null> {
    const now = await this.orders.ofUser(order.userId).byId(order.id);
    return now?.state === 'activated' ? now.periodEnd : null;
  }
}
