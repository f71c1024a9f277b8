import type { PaidPlanId } from '@nestwell/contracts/billing/server';
import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant, UserKey } from '../../platform/database/columns';

/** One per user. What it means on a day is derived: see subscription-status.ts. */
@Entity('subscriptions')
@Index('ix_subscriptions_trial_reminders', ['trialReminderAt', 'trialEndsAt'])
@Index('ix_subscriptions_paid_until', ['paidUntil'])
export class SubscriptionEntity {
  @UserKey() userId!: string;
  @Instant({ nullable: true }) trialEndsAt!: Date | null;
  @Column('varchar', { length: 7, nullable: true }) plan!: PaidPlanId | null;
  @Instant({ nullable: true }) paidUntil!: Date | null;
  @Instant({ nullable: true }) graceUntil!: Date | null;
  @Instant({ nullable: true }) cancelledAt!: Date | null;
  /** When she was told that the trial ends, so that she is told once. */
  @Instant({ nullable: true }) trialReminderAt!: Date | null;
}

/** Addresses that had their trial. Only the keyed hash, which stays after everything else of a user is erased. */
@Entity('used_trials')
export class UsedTrialEntity {
  @Bytes(32, { primary: true }) emailKey!: Buffer;
}
