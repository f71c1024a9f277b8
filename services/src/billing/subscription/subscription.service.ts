import { Injectable } from '@nestjs/common';
import { trialDays } from '@nestwell/domain/limits';
import { DAY } from '@nestwell/domain/moments';
import { type PaidPlanId, type SubscriptionStatus } from '@nestwell/contracts/billing/server';
import { Subscriptions, type EmailKeysOfUser } from '../../account';
import { Clock } from '../../platform/clock';
import { notFound, refused } from '../../platform/http/errors';
import type { SubscriptionFacts } from '../../platform/session-user';
import { nextPeriodStart, periodAfter } from './periods';
import type { SubscriptionEntity } from './subscription.entity';
import { SubscriptionRepository } from './subscription.repository';
import { accessEndOf, subscriptionStatusOf } from './subscription-status';

@Injectable()
export class SubscriptionService extends Subscriptions {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Call inside the registration's transaction. A mailbox that had its trial starts without one. */
  async begin(userId: string, { address, mailbox }: EmailKeysOfUser): Promise<SubscriptionEntity> {
    // Those before mailboxes were told apart are remembered by the address.
    const [newest, ...older] = mailbox;
    const hadTrial =
      newest === undefined ||
      (await this.subscriptions.hadTrial([...address, ...older])) ||
      !(await this.subscriptions.takeTrial(newest));
    const trialEndsAt = hadTrial ? null : new Date(this.clock.now().getTime() + trialDays * DAY);
    const subscription = {
      userId,
      trialEndsAt,
      plan: null,
      paidUntil: null,
      graceUntil: null,
      cancelledAt: null,
      trialReminderAt: null,
    };
    await this.subscriptions.insert(subscription);
    return subscription;
  }

  async of(userId: string): Promise<SubscriptionEntity> {
    const subscription = await this.subscriptions.of(userId);
    if (subscription === null) throw notFound('Subscription');
    return subscription;
  }

  /** @param known where it was read already */
  async statusOf(userId: string, known?: SubscriptionFacts | null): Promise<SubscriptionStatus> {
    return subscriptionStatusOf(known ?? (await this.of(userId)), this.clock.now());
  }

  async isEntitled(userId: string): Promise<boolean> {
    return this.isEntitledBy(await this.subscriptions.of(userId));
  }

  isEntitledBy(facts: SubscriptionFacts | null): boolean {
    return facts !== null && (accessEndOf(facts)?.getTime() ?? 0) > this.clock.now().getTime();
  }

  /**
   * Ends access at once. Nothing to cancel is answered as it stands, so a repeat is harmless. A plan can be cancelled
   * after its end too: its next charge may be late, and must not come after she said no.
   */
  async cancel(userId: string): Promise<SubscriptionStatus> {
    const subscription = await this.of(userId);
    const { isActive } = subscriptionStatusOf(subscription, this.clock.now());
    if (subscription.cancelledAt === null && (isActive || subscription.plan !== null)) {
      await this.subscriptions.update(userId, { cancelledAt: this.clock.now() });
    }
    return this.statusOf(userId);
  }

  /** Registration started the trial; this only confirms it, and never gives a second one. */
  async activateTrial(userId: string): Promise<SubscriptionStatus> {
    const status = await this.statusOf(userId);
    if (status.isActive && status.subscriptionType === 'trial') return status;
    throw refused('trial_used', 'The free trial has been used.');
  }

  /** Adds a paid period after what she already has, and returns its end. Call inside the payment's transaction. */
  async addPeriod(userId: string, plan: PaidPlanId): Promise<Date> {
    // A write takes the row: of two payments at the same time the second then adds to what the first has added.
    await this.subscriptions.update(userId, { graceUntil: null });
    const current = await this.of(userId);
    // The rest of a plan she paid for and cancelled comes back with a new purchase; that of a cancelled trial does not.
    const trialEnd = current.cancelledAt && !current.plan ? null : current.trialEndsAt;
    const end = periodAfter(plan, nextPeriodStart(this.clock.now(), current.paidUntil, trialEnd));
    await this.subscriptions.update(userId, { plan, paidUntil: end, graceUntil: null, cancelledAt: null });
    return end;
  }

  /** Keeps access while a failed renewal is being retried. */
  async keepAccessUntil(userId: string, graceUntil: Date): Promise<void> {
    await this.subscriptions.update(userId, { graceUntil });
  }

  /** After a refund. */
  async endAccess(userId: string): Promise<void> {
    await this.subscriptions.update(userId, { paidUntil: this.clock.now(), graceUntil: null });
  }
}
