import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { SubscriptionEntity, UsedTrialEntity } from './subscription.entity';

@Injectable()
export class SubscriptionRepository {
  constructor(
    @InjectRepository(SubscriptionEntity) private readonly subscriptions: Repository<SubscriptionEntity>,
    @InjectRepository(UsedTrialEntity) private readonly usedTrials: Repository<UsedTrialEntity>,
  ) {}

  of(userId: string): Promise<SubscriptionEntity | null> {
    return this.subscriptions.findOneBy({ userId });
  }

  async insert(subscription: SubscriptionEntity): Promise<void> {
    await this.subscriptions.insert(subscription);
  }

  async update(userId: string, changes: Partial<Omit<SubscriptionEntity, 'userId'>>): Promise<void> {
    await this.subscriptions.update({ userId }, changes);
  }

  async remove(userId: string): Promise<void> {
    await this.subscriptions.delete({ userId });
  }

  /** Trials that end within a span, of people who have neither paid nor cancelled nor been told. */
  trialsEndingBetween(from: Date, to: Date, limit: number): Promise<SubscriptionEntity[]> {
    return this.subscriptions.find({
      where: {
        trialEndsAt: Between(from, to),
        plan: IsNull(),
        cancelledAt: IsNull(),
        trialReminderAt: IsNull(),
      },
      order: { trialEndsAt: 'ASC' },
      take: limit,
    });
  }

  /** Marks the reminder as given; false when another instance was first, or she paid or cancelled meanwhile. */
  async claimTrialReminder(userId: string, at: Date): Promise<boolean> {
    const claimed = await this.subscriptions.update(
      { userId, trialReminderAt: IsNull(), plan: IsNull(), cancelledAt: IsNull() },
      { trialReminderAt: at },
    );
    return claimed.affected === 1;
  }

  async hadTrial(emailKeys: readonly Buffer[]): Promise<boolean> {
    return (await this.usedTrials.countBy({ emailKey: In(emailKeys) })) > 0;
  }

  /** Uses the trial up; true for exactly one caller. */
  async takeTrial(emailKey: Buffer): Promise<boolean> {
    try {
      await this.usedTrials.insert({ emailKey });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
