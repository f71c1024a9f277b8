import { Injectable, type OnModuleInit } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { FirstAnswers } from '../../platform/first-answers';
import { UsersService } from './users.service';

/** Who she is travels in every page, so that the session need not ask first. */
@Injectable()
export class AccountFirstAnswers implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: account.getUser,
      everywhere: true,
      args: ({ userId }) => ({ params: { userId } }),
      answer: ({ userId, user, zone }) => this.users.get(userId, zone, user.subscription),
    });
  }
}
