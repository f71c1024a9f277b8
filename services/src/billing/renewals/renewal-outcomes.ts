import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { SubscriptionService } from '../subscription/subscription.service';
import { ActivationService } from '../orders/activation.service';
import type { OrderEntity } from '../orders/order.entity';
import { RenewalMessages } from './renewal-messages';
import type { RenewalEntity } from './renewal.entity';
import { askAgainAt, graceUntil, nextChargeAt } from './renewal-rules';
import { RenewalsRepository } from './renewals.repository';

/** What follows from a try to charge: each outcome, and what she is told of it, in one transaction. */
@Injectable()
export class RenewalOutcomes {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly activation: ActivationService,
    private readonly subscriptions: SubscriptionService,
    private readonly messages: RenewalMessages,
    private readonly clock: Clock,
  ) {}

  /** Whether she cancelled since it was planned; then nothing is charged, now or later. */
  async wasCancelled({ userId }: RenewalEntity): Promise<boolean> {
    const { cancelledAt } = await this.subscriptions.of(userId);
    if (cancelledAt === null) return false;
    await this.renewals.stop(userId);
    return true;
  }

  /** Tells of the charge to come, unless she cancelled. */
  announce(renewal: RenewalEntity, now: Date): Promise<void> {
    return this.renewals.together(async () => {
      if (await this.wasCancelled(renewal)) return;
      if (await this.renewals.changePlanned(renewal, { remindedAt: now })) {
        await this.messages.beforeCharge(renewal);
      }
    });
  }

  /** False when the charge was called off meanwhile. */
  pending(renewal: RenewalEntity, order: OrderEntity): Promise<boolean> {
    return this.renewals.changePlanned(renewal, { orderId: order.id });
  }

  charged(order: OrderEntity): Promise<void> {
    return this.renewals.together(async () => {
      const periodEnd = await this.activation.activate(order);
      if (periodEnd !== null) await this.messages.charged(order, periodEnd);
    });
  }

  /** Tried again on days 1, 3 and 7 with access kept; then the plan is over. */
  declined(renewal: RenewalEntity): Promise<void> {
    return this.renewals.together(async () => {
      // She may have cancelled while the provider was being asked: then nothing is tried again, nor announced.
      if (await this.wasCancelled(renewal)) return;
      const { userId, dueAt } = renewal;
      const failures = renewal.failures + 1;
      const next = nextChargeAt(dueAt, failures);
      if (next === null) {
        await this.subscriptions.keepAccessUntil(userId, this.clock.now());
        return this.stopped(renewal);
      }
      const retry = { failures, nextChargeAt: next, orderId: null, leasedUntil: null };
      if (!(await this.renewals.changePlanned(renewal, retry))) return;
      await this.subscriptions.keepAccessUntil(userId, graceUntil(dueAt));
      await this.messages.declined(renewal, failures, next);
    });
  }

  stopped(renewal: RenewalEntity): Promise<void> {
    return this.renewals.together(async () => {
      await this.renewals.stop(renewal.userId);
      await this.messages.ended(renewal);
    });
  }

  /** The provider did not answer: the same order is asked again soon, and she is not locked out meanwhile. */
  unknown(renewal: RenewalEntity): Promise<void> {
    return this.askAgain(renewal, {});
  }

  /** The provider has dropped the order uncharged: soon another is opened in its place. */
  gone(renewal: RenewalEntity): Promise<void> {
    return this.askAgain(renewal, { orderId: null });
  }

  async calledOff({ userId }: RenewalEntity): Promise<void> {
    await this.renewals.stop(userId);
  }

  private askAgain(renewal: RenewalEntity, changes: { orderId?: null }): Promise<void> {
    const { userId, dueAt } = renewal;
    return this.renewals.together(async () => {
      const again = { ...changes, nextChargeAt: askAgainAt(this.clock.now()), leasedUntil: null };
      if (!(await this.renewals.changePlanned(renewal, again))) return;
      await this.subscriptions.keepAccessUntil(userId, graceUntil(dueAt));
    });
  }
}
