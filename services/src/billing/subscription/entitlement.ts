import { Injectable } from '@nestjs/common';
import { Entitlement, type SubscriptionFacts } from '../../platform/session-user';
import { SubscriptionService } from './subscription.service';

/** Tells the platform whether a call that needs a running trial or plan may pass. */
@Injectable()
export class BillingEntitlement extends Entitlement {
  constructor(private readonly subscriptions: SubscriptionService) {
    super();
  }

  isActive(userId: string): Promise<boolean> {
    return this.subscriptions.isEntitled(userId);
  }

  isActiveBy(subscription: SubscriptionFacts | null): boolean {
    return this.subscriptions.isEntitledBy(subscription);
  }
}
