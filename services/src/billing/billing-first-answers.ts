import { Injectable, type OnModuleInit } from '@nestjs/common';
import { billing } from '@nestwell/contracts/billing/server';
import { FirstAnswers } from '../platform/first-answers';
import { SubscriptionService } from './subscription/subscription.service';

/** What she may use travels in every page, so that the gate need not ask first. */
@Injectable()
export class BillingFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly subscriptions: SubscriptionService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: billing.subscriptionStatus,
      everywhere: true,
      args: ({ userId }) => ({ params: { userId } }),
      answer: ({ userId, user }) => this.subscriptions.statusOf(userId, user.subscription),
    });
  }
}
