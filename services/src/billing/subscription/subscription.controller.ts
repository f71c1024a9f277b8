import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { SubscriptionService } from './subscription.service';

@Controller()
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Endpoint(billing.subscriptionStatus)
  status(@Call() { params: { userId }, user }: CallOf<typeof billing.subscriptionStatus>) {
    return this.subscriptions.statusOf(userId, user.subscription);
  }

  @Endpoint(billing.cancelSubscription)
  cancel(@Call() { params: { userId } }: CallOf<typeof billing.cancelSubscription>) {
    return this.subscriptions.cancel(userId);
  }

  @Endpoint(billing.activateTrial)
  activateTrial(@Call() { params: { userId } }: CallOf<typeof billing.activateTrial>) {
    return this.subscriptions.activateTrial(userId);
  }
}
