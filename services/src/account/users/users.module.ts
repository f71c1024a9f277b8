import { Global, Module } from '@nestjs/common';
import { UserDirectory } from '../../platform/session/session-user';
import { NotificationsModule } from '../notifications/notifications.module';
import { SubscriptionModule } from '../subscription/subscription.module';
import { AccountFirstAnswers } from './account-first-answers';
import { EmailKeys } from './email-keys';
import { AccountUserDirectory } from './user-directory';
import { UserNames } from './user-names';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';
import { Welcome } from './welcome';

/** Global, because the platform's guard asks it who a session belongs to. */
@Global()
@Module({
  imports: [NotificationsModule, SubscriptionModule],
  controllers: [UsersController],
  providers: [
    UsersService,
    UserNames,
    UsersRepository,
    EmailKeys,
    Welcome,
    AccountFirstAnswers,
    { provide: UserDirectory, useClass: AccountUserDirectory },
  ],
  exports: [UsersService, UserNames, UsersRepository, EmailKeys, UserDirectory],
})
export class UsersModule {}
