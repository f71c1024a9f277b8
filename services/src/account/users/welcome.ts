import { Injectable } from '@nestjs/common';
import { trialDays } from '@nestwell/domain/limits';
import { NotificationService } from '../notifications/notification.service';
import { Subscriptions, type AccessPeriods, type EmailKeysOfUser } from './subscriptions';
import type { UserEntity } from './user.entity';

/** What a new user finds: her trial, and the first words behind the bell. */
@Injectable()
export class Welcome {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly notifications: NotificationService,
  ) {}

  /** Call inside the registration's transaction. */
  async receive(user: UserEntity, emailKeys: EmailKeysOfUser): Promise<AccessPeriods> {
    const subscription = await this.subscriptions.begin(user.id, emailKeys);
    await this.greet(user, subscription);
    return subscription;
  }

  private async greet(user: UserEntity, subscription: AccessPeriods): Promise<void> {
    const trial = subscription.trialEndsAt
      ? `Everything is open to you for ${trialDays} days, and nothing is billed by itself afterward.`
      : 'Choose a plan whenever you like; settings and support are always open to you.';
    await this.notifications.notify(user.id, {
      type: 'personal',
      title: `Welcome to Nestwell, ${user.name}`.slice(0, 120),
      message: `We are glad you are here. ${trial}`,
      actionUrl: subscription.trialEndsAt ? '/' : '/checkout',
      once: 'welcome',
    });
  }
}
