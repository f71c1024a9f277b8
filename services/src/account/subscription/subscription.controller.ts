import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { ParamsOf } from '@nestwell/contracts/kernel';
import { Endpoint, Params } from '../../platform/http/endpoint';
import { SubscriptionService } from './subscription.service';

@Controller()
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Endpoint(account.subscriptionStatus)
  status(@Params(account.subscriptionStatus) { userId }: ParamsOf<typeof account.subscriptionStatus>) {
    return this.subscriptions.statusOf(userId);
  }

  @Endpoint(account.cancelSubscription)
  cancel(@Params(account.cancelSubscription) { userId }: ParamsOf<typeof account.cancelSubscription>) {
    return this.subscriptions.cancel(userId);
  }

  @Endpoint(account.activateTrial)
  activateTrial(@Params(account.activateTrial) { userId }: ParamsOf<typeof account.activateTrial>) {
    return this.subscriptions.activateTrial(userId);
  }
}
