import { Controller } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing';
import type { ParamsOf } from '@nestwell/contracts/kernel';
import { Endpoint, Params } from '../../platform/http/endpoint';
import { SubscriptionService } from './subscription.service';

@Controller()
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Endpoint(billing.subscriptionStatus)
  status(@Params(billing.subscriptionStatus) { userId }: ParamsOf<typeof billing.subscriptionStatus>) {
    return this.subscriptions.statusOf(userId);
  }

  @Endpoint(billing.cancelSubscription)
  cancel(@Params(billing.cancelSubscription) { userId }: ParamsOf<typeof billing.cancelSubscription>) {
    return this.subscriptions.cancel(userId);
  }

  @Endpoint(billing.activateTrial)
  activateTrial(@Params(billing.activateTrial) { userId }: ParamsOf<typeof billing.activateTrial>) {
    return this.subscriptions.activateTrial(userId);
  }
}
