import { Injectable, type OnModuleInit } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { FirstAnswers } from '../../platform/first-answers';
import { SubscriptionService } from '../subscription/subscription.service';
import { UsersService } from './users.service';

/** Who she is and what she may use travel in every page, so that the session and the gate need not ask first. */
@Injectable()
export class AccountFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: account.getUser,
      everywhere: true,
      args: ({ userId }) => ({ params: { userId } }),
      answer: ({ userId, zone }) => this.users.get(userId, zone),
    });
    this.firstAnswers.register({
      endpoint: account.subscriptionStatus,
      everywhere: true,
      args: ({ userId }) => ({ params: { userId } }),
      answer: ({ userId }) => this.subscriptions.statusOf(userId),
    });
  }
}
